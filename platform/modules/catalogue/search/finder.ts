import { spelled, wordIndex, type Spelled, type WordIndex } from './words.ts';

/** A single letter inside a word says nothing; at its beginning it does. */
const SHORTEST_INSIDE = 2;

/** Finds among things that have names, the closest first; among equals their order stays. */
export interface Finder<Found> {
  /**
   * First what begins so, then what has each word begin one of its words, then what has them with those it is found
   * by as well, then what has it inside.
   */
  spelled(term: Spelled): readonly Found[];
  /** What would be found so but for a letter or two. */
  nearly(term: Spelled): readonly Found[];
}

export interface Names {
  readonly name: string;
  /** What it is found by as well, after its name. */
  readonly also?: string;
}

export function finder<Found>(things: readonly Found[], namesOf: (thing: Found) => Names): Finder<Found> {
  const names = things.map((thing) => {
    const { name, also = '' } = namesOf(thing);
    return { ...spelled(name), also: spelled(also).words };
  });
  const texts = names.map(({ text }) => text);
  const ofNames = wordIndex(names.map(({ words }) => words));
  const ofAll = wordIndex(names.map(({ words, also }) => [...words, ...also]));
  const inOrder = (...ranks: readonly Iterable<number>[]): Found[] =>
    [...new Set(ranks.flatMap((rank) => [...rank]))].flatMap((at) => things[at] ?? []);

  return {
    spelled({ text, words }) {
      const named = inAll(words, ofNames, 'beginning');
      return inOrder(
        named.filter((at) => texts[at]?.startsWith(text)),
        named,
        inAll(words, ofAll, 'beginning'),
        text.length >= SHORTEST_INSIDE ? numbersWhere(texts, (name) => name.includes(text)) : [],
      );
    },
    nearly: ({ words }) => inOrder(inAll(words, ofNames, 'nearly'), inAll(words, ofAll, 'nearly')),
  };
}

/** The numbers that every word has found, in order. */
function inAll(words: readonly string[], index: WordIndex, how: keyof WordIndex): number[] {
  const [first, ...others] = words.map((word) => index[how](word));
  return [...(first ?? [])]
    .filter((at) => others.every((found) => found.has(at)))
    .sort((one, other) => one - other);
}

const numbersWhere = (texts: readonly string[], fits: (text: string) => boolean): number[] =>
  texts.flatMap((text, at) => (fits(text) ? [at] : []));
