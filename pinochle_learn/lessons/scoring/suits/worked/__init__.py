"""The hand that is worked step by step."""
