/** How many selections of one match a bet may combine. */
export const MOST_SELECTIONS = 6;
/** How many of them may be on markets that are costly to calculate: in football, goalscorers and the order of goals. */
export const MOST_COSTLY = 3;
