import { inSlices } from '../../../infra/jobs/inSlices.ts';
import { nearlyBegins, typosIn } from './typos.ts';

/** A name without case and accents, so that `Élan` is found as `elan`; words are runs of letters and digits. */
export interface Spelled {
  readonly text: string;
  readonly words: readonly string[];
}

export function spelled(name: string): Spelled {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return { text: words.join(' '), words };
}

/** Which entries: one for each that is meant, by its number. */
export type Marks = Uint8Array;

/** Entries by the words they have: thousands of words are looked at where there are twenty thousand entries. */
export interface WordIndex {
  /** The entries with a word that begins so. */
  beginning(typed: string): Marks;
  /** Those with a word that has it inside. */
  inside(typed: string): Marks;
  /** Those with a word that nearly begins so. */
  nearly(typed: string): Marks;
}

/** A single letter inside a word says nothing; at its beginning it does. */
const SHORTEST_INSIDE = 2;

interface Held {
  readonly word: string;
  readonly letters: number;
  readonly entries: number[];
}

/** @param entries the words of each, whose number is its place */
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
      // Each letter that is not in the word at all is a mistake, which most words are told from at a glance.
      return marksOf(
        (held) => countOf(letters & ~held.letters) <= most && nearlyBegins(held.word, typed, most),
      );
    },
  };
}

/** Which letters a word has, a bit each; letters of other scripts share them. */
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
