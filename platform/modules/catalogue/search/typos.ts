/** A word of so many letters may have one letter wrong, and a longer one two; a shorter one says too little. */
const ONE_FROM = 4;
const TWO_FROM = 8;

export const typosIn = ({ length }: string): number => (length >= TWO_FROM ? 2 : length >= ONE_FROM ? 1 : 0);

/**
 * Whether what was typed is the beginning of a word but for so many letters that are wrong, missing, too many or
 * swapped with their neighbour (Damerau and Levenshtein, optimal string alignment).
 */
export function nearlyBegins(word: string, typed: string, most: number): boolean {
  if (word.length < typed.length - most) return false;
  let before: number[] = [];
  let row = Array.from({ length: typed.length + 1 }, (_, at) => at);
  // Letters of the word beyond these could only be further away.
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
  /** How many letters of the word the row is of. */
  readonly at: number;
  readonly row: readonly number[];
  readonly before: readonly number[];
}

/** What it costs to come from each beginning of what was typed to the first letters of the word. */
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
