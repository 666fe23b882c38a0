/**
 * What can be done in a state when a certain word comes next, as actions of one to three numbers: the kind of the action,
 * what it is about, and the state that it leads to. Words that a state can not use cost nothing there.
 */

/** Nothing more to do. */
export const end = 0;
/** A rule is complete in front of the word. */
export const reduce = 1;
/** A rule is complete behind the word. */
export const shiftReduce = 2;
/** The word is read. To a state. */
export const shift = 3;
/** A nonterminal begins here. Its number; to a state. */
export const call = 4;
/** A nonterminal begins here, and with it a rule is complete. Its number; the rule. */
export const callReduce = 5;
/** Like `shift` and `call`, with nothing more to do behind them. */
export const lastShift = 6;
export const lastCall = 7;
