"""What bots believe, value and plan."""
