"""Questions, their answers, and how firmly a learner has them."""
