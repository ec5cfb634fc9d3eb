"""The battery: what every game must keep, whichever it is. Also for games that live elsewhere:

    from storeys.games.checks import check
    check(GAME)                             # BrokenRuleError says what is broken, in which setup and move

or one by one, as tests: CHECKS holds the checks by name, and `setups(GAME)` the setups to try each of them in.
"""

from collections.abc import Collection

from ..kit import Game
from .allocations import check_no_rule_allocates
from .answers import check_every_function_answers
from .battery import WHOLE, BrokenRuleError, Check, Setup, setups
from .constancy import (
    check_earlier_copies_are_unchanged,
    check_log_replays,
    check_pieces_are_conserved,
    check_reading_changes_nothing,
)
from .legality import (
    check_every_legal_action_applies,
    check_every_other_action_is_refused,
    check_legal_actions_are_in_order,
    check_matches_end,
    check_reasons_do_not_depend_on_the_way_an_action_is_given,
)
from .loops import check_every_loop_ends
from .machines import check_machines_agree
from .secrecy import (
    check_imagined_worlds_play_on,
    check_log_keeps_secrets,
    check_revelations_are_told,
    check_views_keep_secrets,
)
from .writing import check_actions_in_words, check_json, check_positions_in_text, check_score_sheet

CHECKS: dict[str, Check] = {
    check.__name__.removeprefix("check_"): check
    for check in (
        check_every_loop_ends,
        check_no_rule_allocates,
        check_matches_end,
        check_every_function_answers,
        check_legal_actions_are_in_order,
        check_every_legal_action_applies,
        check_every_other_action_is_refused,
        check_reasons_do_not_depend_on_the_way_an_action_is_given,
        check_pieces_are_conserved,
        check_log_replays,
        check_earlier_copies_are_unchanged,
        check_reading_changes_nothing,
        check_views_keep_secrets,
        check_log_keeps_secrets,
        check_revelations_are_told,
        check_imagined_worlds_play_on,
        check_actions_in_words,
        check_positions_in_text,
        check_json,
        check_score_sheet,
        check_machines_agree,
    )
}

__all__ = ["CHECKS", "WHOLE", "BrokenRuleError", "Check", "Setup", "check", "setups"]


def check(game: Game, rules: Collection[str] | None = None) -> None:
    """Put a game through the whole battery; `rules` are the numbers of its rulebook, if no README.md lists them."""
    for setup in setups(game, rules):
        for one in CHECKS.values():
            one(setup)
