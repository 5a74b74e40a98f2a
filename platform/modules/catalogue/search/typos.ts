/** Words of at least 4 letters tolerate one typing error, of at least 8 letters two; shorter words none. */
const MIN_LENGTH_ONE_TYPO = 4;
const MIN_LENGTH_TWO_TYPOS = 8;

export const typosIn = ({ length }: string): number =>
  length >= MIN_LENGTH_TWO_TYPOS ? 2 : length >= MIN_LENGTH_ONE_TYPO ? 1 : 0;

/**
 * Whether the typed text matches the beginning of a word with at most `most` errors: wrong, missing, extra
 * or swapped letters (Damerau-Levenshtein distance, optimal string alignment).
 */
export function nearlyBegins(word: string, typed: string, most: number): boolean {
  if (word.length < typed.length - most) return false;
  let before: number[] = [];
  let row = Array.from({ length: typed.length + 1 }, (_, at) => at);
  // Further letters of the word can only increase the distance.
  const end = Math.min(word.length, typed.length + most);
  for (let at = 1; at <= end; at += 1) {
    const next = nextRow({ word, typed, at, row, before });
    if ((next[typed.length] ?? Infinity) <= most) return true;
    if (Math.min(...next) > most) return false;
    [before, row] = [row, next];
  }
  return false;
}

interface Step {
  readonly word: string;
  readonly typed: string;
  /** The number of letters of the word that this row covers. */
  readonly at: number;
  readonly row: readonly number[];
  readonly before: readonly number[];
}

/** The edit distances from each prefix of the typed text to the first letters of the word. */
function nextRow({ word, typed, at, row, before }: Step): number[] {
  const next = [at];
  for (let column = 1; column <= typed.length; column += 1) {
    const isSame = word[at - 1] === typed[column - 1];
    let cost = Math.min(
      (row[column] ?? 0) + 1,
      (next[column - 1] ?? 0) + 1,
      (row[column - 1] ?? 0) + (isSame ? 0 : 1),
    );
    const isSwapped = at > 1 && word[at - 1] === typed[column - 2] && word[at - 2] === typed[column - 1];
    if (isSwapped && column > 1) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
    next.push(cost);
  }
  return next;
}
