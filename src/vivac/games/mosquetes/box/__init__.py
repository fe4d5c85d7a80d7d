"""The box: data as it lies in it, and what is worked out from it once."""
