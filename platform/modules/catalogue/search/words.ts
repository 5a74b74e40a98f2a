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

/** Entries by the words they have: a thousand words are looked at where there are twenty thousand entries. */
export interface WordIndex {
  /** The entries with a word that begins so, by their numbers. */
  beginning(typed: string): ReadonlySet<number>;
  /** Those with a word that nearly does. */
  nearly(typed: string): ReadonlySet<number>;
}

/** @param entries the words of each, whose number is its place */
export function wordIndex(entries: readonly (readonly string[])[]): WordIndex {
  const holders = new Map<string, number[]>();
  entries.forEach((words, at) => {
    for (const word of new Set(words)) {
      const known = holders.get(word);
      if (known) known.push(at);
      else holders.set(word, [at]);
    }
  });

  function holdersOf(fits: (word: string) => boolean): ReadonlySet<number> {
    const found = new Set<number>();
    for (const [word, held] of holders) if (fits(word)) for (const at of held) found.add(at);
    return found;
  }

  return {
    beginning: (typed) => holdersOf((word) => word.startsWith(typed)),
    nearly(typed) {
      const most = typosIn(typed);
      return holdersOf((word) => (most === 0 ? word.startsWith(typed) : nearlyBegins(word, typed, most)));
    },
  };
}
