import { inSlices } from '../../../infra/jobs/inSlices.ts';
import { nearlyBegins, typosIn } from './typos.ts';

/** A name in lower case without accents, so that `elan` finds `Élan`, and its words. */
export interface NormalisedText {
  readonly text: string;
  readonly words: readonly string[];
}

export function normalised(name: string): NormalisedText {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return { text: words.join(' '), words };
}

/** A set of entries: byte `n` is 1 if entry `n` is in the set. */
export type EntrySet = Uint8Array;

/** A single letter matches only at the beginning of a word. */
const MIN_CONTAINED_LENGTH = 2;

interface IndexedWord {
  readonly word: string;
  readonly letters: number;
  readonly entries: number[];
}

/**
 * Index from words to entries; far fewer distinct words than entries have to be compared.
 * @param entries the words of each entry; its array index is the entry number
 */
export async function wordIndex(entries: readonly (readonly string[])[]) {
  const byWord = new Map<string, IndexedWord>();
  await inSlices(entries, (words, at) => {
    for (const word of new Set(words)) {
      const known = byWord.get(word);
      if (known) known.entries.push(at);
      else byWord.set(word, { word, letters: lettersOf(word), entries: [at] });
    }
  });
  const vocabulary = [...byWord.values()];

  function entriesWith(isMatch: (byWord: IndexedWord) => boolean): EntrySet {
    const entrySet = new Uint8Array(entries.length);
    for (const word of vocabulary) if (isMatch(word)) for (const at of word.entries) entrySet[at] = 1;
    return entrySet;
  }

  const startingWith = (typed: string) => entriesWith(({ word }) => word.startsWith(typed));
  return {
    startingWith,
    containing: (typed: string) =>
      typed.length < MIN_CONTAINED_LENGTH
        ? startingWith(typed)
        : entriesWith(({ word }) => word.includes(typed)),
    /** Entries with a word that begins with the text, apart from typing errors. */
    similar(typed: string): EntrySet {
      const most = typosIn(typed);
      if (most === 0) return startingWith(typed);
      const letters = lettersOf(typed);
      // Each letter missing from the word is one error; this quick check excludes most words.
      return entriesWith(
        (byWord) => countOf(letters & ~byWord.letters) <= most && nearlyBegins(byWord.word, typed, most),
      );
    },
  };
}

/** A bit mask of the letters in a word; letters of other scripts share bits. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function countOf(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
