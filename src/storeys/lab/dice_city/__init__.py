"""What was studied about Dice City."""
