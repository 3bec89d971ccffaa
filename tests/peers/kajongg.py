"""Debian's kajongg without a window: its two rulesets as games of four, their seats East, South, West, North.

The package is imported from where Debian puts it (KAJONGG_DIR); use the system's python3. Read the command line before
importing this: kajongg would read it too.
"""

import contextlib
import os
import sys
import tempfile

# It writes settings into the home folder.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
HOME = tempfile.TemporaryDirectory()
os.environ["HOME"] = HOME.name
sys.path.insert(0, os.environ.get("KAJONGG_DIR", "/usr/share/kajongg"))
sys.argv = sys.argv[:1]

with contextlib.redirect_stdout(sys.stderr):
    from game import PlayingGame
    from hand import Hand
    from player import Players
    from predefined import ClassicalChineseBMJA, ClassicalChineseDMJL
    from wind import Wind

# Without its data base of players.
Players.createIfUnknown = str


def new_game(ruleset):
    ruleset.load()
    return PlayingGame([(wind, str(wind.char)) for wind in Wind.all4], ruleset)


GAMES = {"DMJL": new_game(ClassicalChineseDMJL()), "BMJA": new_game(ClassicalChineseBMJA())}


def seated(rules):
    """The game, everybody in the seat of his place."""
    game = GAMES[rules]
    for player, wind in zip(game.players, Wind.all4):
        player.wind = wind
    return game
