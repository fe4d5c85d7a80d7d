"""Soaking the web table: a real server on loopback, many scripted tables, a kill or two, then the accounts.

Every answer is followed from the person who gives it until the others have the new scene; every answer that
was acknowledged must be in the journal at the end, once, and every game must be the same after one more kill.
It listens on loopback only, keeps everything in a folder that it throws away, and ends by itself.
"""
