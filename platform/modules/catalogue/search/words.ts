import { inSlices } from '../../../infra/jobs/inSlices.ts';
import { nearlyBegins, typosIn } from './typos.ts';

/**
 * A name in lower case without accents, so that `elan` finds `Élan`. Words are sequences of letters and
 * digits.
 */
export interface Spelled {
  readonly text: string;
  readonly words: readonly string[];
}

export function spelled(name: string): Spelled {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return { text: words.join(' '), words };
}

/** A set of entries: byte `n` is 1 if entry `n` is in the set. */
export type Marks = Uint8Array;

/** Index from words to entries; far fewer distinct words than entries have to be compared. */
export interface WordIndex {
  /** Entries with a word that begins with the text. */
  beginning(typed: string): Marks;
  /** Entries with a word that contains the text. */
  inside(typed: string): Marks;
  /** Entries with a word that begins with the text, apart from typing errors. */
  nearly(typed: string): Marks;
}

/** A single letter matches only at the beginning of a word. */
const SHORTEST_INSIDE = 2;

interface Held {
  readonly word: string;
  readonly letters: number;
  readonly entries: number[];
}

/** @param entries the words of each entry; its array index is the entry number */
export async function wordIndex(entries: readonly (readonly string[])[]): Promise<WordIndex> {
  const held = new Map<string, Held>();
  await inSlices(entries, (words, at) => {
    for (const word of new Set(words)) {
      const known = held.get(word);
      if (known) known.entries.push(at);
      else held.set(word, { word, letters: lettersOf(word), entries: [at] });
    }
  });
  const vocabulary = [...held.values()];

  function marksOf(fits: (held: Held) => boolean): Marks {
    const marks = new Uint8Array(entries.length);
    for (const word of vocabulary) if (fits(word)) for (const at of word.entries) marks[at] = 1;
    return marks;
  }

  const beginning = (typed: string) => marksOf(({ word }) => word.startsWith(typed));
  return {
    beginning,
    inside: (typed) =>
      typed.length < SHORTEST_INSIDE ? beginning(typed) : marksOf(({ word }) => word.includes(typed)),
    nearly(typed) {
      const most = typosIn(typed);
      if (most === 0) return beginning(typed);
      const letters = lettersOf(typed);
      // Each letter missing from the word is one error; this quick check excludes most words.
      return marksOf(
        (held) => countOf(letters & ~held.letters) <= most && nearlyBegins(held.word, typed, most),
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
