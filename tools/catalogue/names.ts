import type { RandomSource } from './randomSource.ts';
import type { Theme } from './sources.ts';

export interface Named {
  readonly title: string;
  /** Themes of the title's words, starting with that of the first word. */
  readonly tags: readonly string[];
}

type Kind = 'figures' | 'things' | 'places' | 'moods';

interface Pattern {
  readonly vocabulary: readonly [Kind, Kind];
  write(one: string, other: string): string;
}

const PATTERNS: readonly Pattern[] = [
  { vocabulary: ['figures', 'things'], write: (figure, thing) => `The ${figure}’s ${thing}` },
  { vocabulary: ['figures', 'things'], write: (figure, thing) => `${figure} & ${thing}` },
  { vocabulary: ['figures', 'places'], write: (figure, place) => `${figure} at the ${place}` },
  { vocabulary: ['things', 'places'], write: (thing, place) => `${thing} of the ${place}` },
  { vocabulary: ['places', 'things'], write: (place, thing) => `${place} ${thing}` },
  { vocabulary: ['moods', 'things'], write: (mood, thing) => `${mood} ${thing}` },
  { vocabulary: ['moods', 'places'], write: (mood, place) => `The ${mood} ${place}` },
];

/** A word is used in at most this many titles, so that a page of tiles does not repeat itself. */
const MAX_USES = 5;
const MAX_TRIES = 2000;

export interface Namer {
  /**
   * Returns an unused title of two words from one or two themes.
   * @throws Error if the themes have no further title
   */
  name(themes: readonly [Theme, Theme]): Named;
}

/** @param taken existing titles */
export function namer(chance: RandomSource, taken: readonly string[]): Namer {
  const uses = new Map<string, number>();
  const titles = taken.map(titleWords);

  function propose([first, second]: readonly [Theme, Theme]): Named & { words: readonly string[] } {
    const pattern = chance.pick(PATTERNS);
    const [one, other] = chance.inHundred(50) ? [first, second] : [second, first];
    const partner = chance.inHundred(60) ? one : other;
    const [oneKind, otherKind] = pattern.vocabulary;
    const words = [chance.pick(one[oneKind]), chance.pick(partner[otherKind])] as const;
    return { title: pattern.write(...words), tags: [...new Set([one.tag, partner.tag])], words };
  }

  const isWorn = (word: string): boolean => (uses.get(word) ?? 0) >= MAX_USES;

  return {
    name(themes) {
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const { words, ...named } = propose(themes);
        const own = titleWords(named.title);
        if (words.some(isWorn) || titles.some((title) => areAlike(title, own))) continue;
        for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
        titles.push(own);
        return named;
      }
      throw new Error(`no more titles from ${themes.map(({ tag }) => tag).join(' and ')}`);
    },
  };
}

const SMALL_WORDS = new Set(['the', 'of', 'at', 'a', 'in', 's', 'and', 'on', 'de', 'from', 'to']);

/** The significant words of a title. */
export const titleWords = (title: string): readonly string[] =>
  title
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !SMALL_WORDS.has(word));

/** Titles are alike if they share two words, or if one consists only of a shared word. */
export function areAlike(one: readonly string[], other: readonly string[]): boolean {
  const shared = one.filter((word) => other.includes(word)).length;
  return shared >= Math.min(2, one.length, other.length);
}
