import { normalisedNames, type PersonName } from '@foyer/domain/person/personName.ts';

export interface Spellings {
  readonly fullNames: readonly string[];
  /** Spellings of every subset of the words, for names written without a middle name. */
  readonly partialNames: readonly string[];
}

/** Longer names use only the first words; six words are distinctive enough. */
const MOST_WORDS = 6;

/**
 * EXCLUSION-03: the sorted words of a name, also with one letter of one word removed. Two names share a
 * spelling if they differ by one replaced, missing, added or moved letter. Words of one letter are left as
 * they are, since any letter would match. Spaces, hyphens and invisible characters between words make no
 * difference.
 */
export function spellingsOf(name: PersonName): Spellings {
  const all = normalisedNames(name);
  if (all.length === 0) return { fullNames: [], partialNames: [] };
  const words = all.slice(0, MOST_WORDS);
  const joined = all.join('');
  const partialNames = subsetsOf(words).flatMap(withTypos);
  return {
    fullNames: unique([...withTypos(words), joined]),
    partialNames: unique([...partialNames, joined]),
  };
}

/** The sorted words, unchanged and with each letter left out once. */
const withTypos = (words: readonly string[]): readonly string[] => [
  inOrder(words),
  ...words.flatMap((word, index) => shortened(word).map((typo) => inOrder(words.with(index, typo)))),
];

const shortened = (word: string): readonly string[] => {
  const letters = Array.from(word);
  return letters.length < 2 ? [] : letters.map((_, index) => letters.toSpliced(index, 1).join(''));
};

const inOrder = (words: readonly string[]): string => words.toSorted().join(' ');

const subsetsOf = (words: readonly string[]): readonly (readonly string[])[] =>
  words
    .reduce<string[][]>((subsets, word) => [...subsets, ...subsets.map((subset) => [...subset, word])], [[]])
    .slice(1);

const unique = (spellings: readonly string[]): readonly string[] => [...new Set(spellings)];
