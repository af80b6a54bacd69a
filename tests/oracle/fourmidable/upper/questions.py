"""Readings of this engine where the project's rules and the rulebook differ, or are both silent.

DISAGREEMENTS, by the rules concerned (FOU- before each):

| rules | our rules and the rulebook differ | here |
|---|---|---|
| X7 | book: a pheromone is added when one's ant is there already; ours: at the end of the action | our rules |
| X10 | book: the player with the most cells dug in their own nest; ours: as shown, the worm's meals too | our rules |
| C32 | book: pheromones (several), *one* hole *or one* ant of *one* opponent; ours: any number of each | our rules |
| P4 | book: one of the two other resources (free to choose?); ours: the nearest of them | our rules |
| P4 | book: none left *on the board*; ours: none on a cell that the predator may enter | our rules |
| P1 | book: only gathering is confined to the middle; ours: everything else too | our rules |
| E2 | book: one "that you have or will not move this round" (garbled); ours: another than the action's | our rules |
| E1, E2 | book: once a round, no word of whose turn; ours: during one of the player's own actions | our rules |
| C13-C15 | book, Experienced: "complete directly", no word of paying; ours: paying | our rules |
| A16 | book: the worm on any cell but three; ours: nor the rooms (a table option) | our rules, option kept |

None is a plain contradiction: the book leaves room in each, and the project's rules mark their additions.

QUESTIONS, where both are silent or ambiguous: the rules, the question, and the reading chosen here.

* I2: Which cards at which moment of an action? -> Any-time cards and powers: before, between steps, after. While
  gathering (C4-C12), digging (C29, C33) or drawing (C19-C21) only those that belong there.
* C16-C18 C32: Before the ant is named? -> After it was named, at any step, the last too; they may be wasted.
* C29: Before the numbered cell is entered, or while the outer hole is placed? -> Both, as A10 could forbid the
  cell otherwise; it may be wasted.
* C34: When, and what does it cost? -> When the digger has come to the earth cell: it takes the next step at once, so
  a step must be left.
* C30 A17: An ant is on a pheromone that is taken away in the middle of its move. -> Empty terrain is judged when it
  is entered and where the move ends, not in between.
* C32 E4: May an ant cross when its end depends on a card still to come? -> No: an end must be in reach by the
  movement it has.
* C22-C24 E2 C32 A10: May a predator be put on the last end of one's own crossing ant, or on the only cell for the
  hole of a numbered cell just entered? -> No.
* C22-C24 C30 C31: May a card be played upon nothing? -> No: refused while it has no target.
* A5: May other cards be played when a birth is given up? -> Before it, yes; giving up then ends the turn. At
  Experienced ants still claim (X7).
* I5 A5: May a birth card be played while tiles are left? -> Yes.
* I5: Cards before and after a birth card? -> Yes, it is an action like another.
* C19-C21: Intermediate: with an empty pile? Both copies upon one draw? -> Refused; both, as I6 adds.
* C13-C15 C19-C21: Is one asked when one card was drawn? -> If special cards are in hand and the pile has more:
  otherwise it would reveal the hand.
* E6: Is the strategist's card added again by C19-C21? -> No: once for each draw.
* C19-C21: Experienced: only cards of that kind, and when? -> The next two of the mixed pile, at any time.
* E6: Experienced: must one look, and when? -> May, once for each action, before it; cards may come first.
* X2: Is one asked in the library when nothing can be paid? -> No: all players can see it.
* X4: Does the left neighbour see the last two cards? -> No: the last picker throws them away.
* X7: Do ants claim before or after the cards that follow an action? -> After them, when all is over.
* X7: May one's ants claim at the end of another player's action? -> No.
* E1 E2: Is one asked after each action while the power is unspent? -> Yes, in its rounds, even without a target.
* I1: Intermediate, species by choice: in which order? -> In turn from the first player, before cards are dealt.
* K19: Are C30, predators, births and gathering cards progress? -> No, by the letter of the row.
* P2: Are the six cards chosen before the ants, seeing the open objectives? -> Yes.
* P4 A8: Digging a numbered cell: is the bag drawn before or after the outer hole is placed? -> After.
* P4 I7: Is the bag drawn before or after a gathering card? -> After.
* P4: Moving a predator that finds nothing, with no cell to go to? -> It stays.
* P5: Both a hunt and a robbery need an answer? -> The robbery first; each meal is followed by its own.
* C36 C30: 18 that were ever placed, or that lie there at the end? -> At the end; C30 may have taken one back.
* C37: Do ants that have not moved yet, or stand in the queen's room, count as in play? -> Yes.
"""
