/**
 * What can be done at a point when a certain word comes next, as steps of one to three numbers: the kind of the step,
 * what it is about, and the number of the point that it leads to. Words that a point can not use cost nothing there.
 */

/** Nothing more to do. */
export const end = 0;
/** An alternative is complete in front of the word. */
export const complete = 1;
/** An alternative is complete behind the word. */
export const completeNext = 2;
/** The word is read. To a point. */
export const read = 3;
/** A category begins here. Its number; to a point. */
export const category = 4;
/** A category begins here, and with it an alternative is complete. Its number; the alternative. */
export const completing = 5;
/** A category stands here once or more often. Its number; to a point. */
export const many = 6;
/** An optional part stands here. Its point; to a point. */
export const part = 7;
/** Like `read` and `category`, with nothing more to do behind them. */
export const lastRead = 8;
export const lastCategory = 9;
