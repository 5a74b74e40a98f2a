import { mapInSlices } from '../../../infra/jobs/inSlices.ts';
import { spelled, wordIndex, type Marks, type Spelled } from './words.ts';

/** Searches named items, best matches first; equal matches keep their order. */
export interface Finder<Found> {
  /**
   * Ranks matches: names that begin with the text, names with a word beginning with each search word, the
   * same including the secondary text, then names that contain each search word inside a word.
   */
  spelled(term: Spelled): readonly Found[];
  /** Matches with one or two typing errors. */
  nearly(term: Spelled): readonly Found[];
}

export interface Names {
  readonly name: string;
  /** Secondary text to search after the name. */
  readonly also?: string;
}

export async function finder<Found>(
  things: readonly Found[],
  namesOf: (thing: Found) => Names,
): Promise<Finder<Found>> {
  const spelt = await mapInSlices(things, (thing) => spelled(namesOf(thing).name));
  const texts = spelt.map(({ text }) => text);
  const ofNames = await wordIndex(spelt.map(({ words }) => words));
  const others = await mapInSlices(things, (thing) => spelled(namesOf(thing).also ?? '').words);
  const ofOthers = await wordIndex(others);

  /** Matches in names only, and in names and secondary texts together. */
  function marksOf(words: readonly string[], how: 'beginning' | 'nearly'): readonly [own: Marks, all: Marks] {
    const own = words.map((word) => ofNames[how](word));
    const all = words.map((word, at) => either(own[at], ofOthers[how](word)));
    return [inEach(own, things.length), inEach(all, things.length)];
  }

  /** Lists the items of each match set in turn, without repeating an item. */
  function inOrder(...ranks: readonly Marks[]): Found[] {
    const found: Found[] = [];
    const isFound = new Uint8Array(things.length);
    for (const marks of ranks)
      for (let at = 0; at < marks.length; at += 1) {
        const thing = marks[at] && !isFound[at] ? things[at] : undefined;
        if (thing === undefined) continue;
        isFound[at] = 1;
        found.push(thing);
      }
    return found;
  }

  return {
    spelled({ text, words }) {
      const [own, all] = marksOf(words, 'beginning');
      const first = own.map((isOwn, at) => (isOwn && texts[at]?.startsWith(text) ? 1 : 0));
      const inside = words.map((word) => ofNames.inside(word));
      return inOrder(first, own, all, inEach(inside, things.length));
    },
    nearly: ({ words }) => inOrder(...marksOf(words, 'nearly')),
  };
}

/** Adds the matches of the first set to the second (union). */
function either(one: Marks | undefined, other: Marks): Marks {
  for (let at = 0; at < other.length; at += 1) if (one?.[at]) other[at] = 1;
  return other;
}

/** The items that are in all sets (intersection). */
function inEach([first, ...others]: readonly Marks[], count: number): Marks {
  const marks = first?.slice() ?? new Uint8Array(count);
  for (let at = 0; at < count; at += 1) if (others.some((other) => !other[at])) marks[at] = 0;
  return marks;
}
