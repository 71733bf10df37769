"""What learners see: each lesson is a module here, and a thin notebook that shows it."""
