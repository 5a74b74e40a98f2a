import { plainWords, type Named } from '../../registration/duplicateDetection.ts';

/** In how many ways a name may be written that is one typo away. */
export interface Spellings {
  /** Of the whole name. */
  readonly whole: readonly string[];
  /** Of some of its words or all, as it is written without a middle name. */
  readonly parts: readonly string[];
}

/** Of more words the first; a name of so many is not mistaken for another. */
const MOST_WORDS = 6;

/**
 * EXCLUSION-03: a name, and what is left of it without one letter of one word. Two names have a spelling in common when a letter of
 * one is another, missing, too many or in another place in the other. A word of a single letter has no typo: it would be
 * any other. Where words are divided makes no other name: a blank, a hyphen or a sign that nobody sees is soon put in.
 */
export function spellingsOf(name: Named): Spellings {
  const all = plainWords(name);
  if (all.length === 0) return { whole: [], parts: [] };
  const words = all.slice(0, MOST_WORDS);
  const joined = all.join('');
  const parts = subsetsOf(words).flatMap(withTypos);
  return { whole: unique([...withTypos(words), joined]), parts: unique([...parts, joined]) };
}

/** The words in one order, as they are and with each letter left out. */
const withTypos = (words: readonly string[]): readonly string[] => [
  inOrder(words),
  ...words.flatMap((word, place) => shortened(word).map((typo) => inOrder(words.with(place, typo)))),
];

const shortened = (word: string): readonly string[] => {
  const letters = Array.from(word);
  return letters.length < 2 ? [] : letters.map((_, place) => letters.toSpliced(place, 1).join(''));
};

const inOrder = (words: readonly string[]): string => words.toSorted().join(' ');

const subsetsOf = (words: readonly string[]): readonly (readonly string[])[] =>
  words
    .reduce<string[][]>((subsets, word) => [...subsets, ...subsets.map((subset) => [...subset, word])], [[]])
    .slice(1);

const unique = (spellings: readonly string[]): readonly string[] => [...new Set(spellings)];
