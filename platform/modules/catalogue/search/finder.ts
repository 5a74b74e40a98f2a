import { mapInSlices } from '../../../infra/jobs/inSlices.ts';
import { spelled, wordIndex, type Marks, type Spelled } from './words.ts';

/** Finds among things that have names, the closest first; among equals their order stays. */
export interface Finder<Found> {
  /**
   * First what begins so, then what has each word begin one of its words, then what has them with those it is found
   * by as well, then what has each inside one of its words.
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

export async function finder<Found>(
  things: readonly Found[],
  namesOf: (thing: Found) => Names,
): Promise<Finder<Found>> {
  const spelt = await mapInSlices(things, (thing) => spelled(namesOf(thing).name));
  const texts = spelt.map(({ text }) => text);
  const ofNames = await wordIndex(spelt.map(({ words }) => words));
  const others = await mapInSlices(things, (thing) => spelled(namesOf(thing).also ?? '').words);
  const ofOthers = await wordIndex(others);

  /** By the names alone, and by the names and what else each is found by. */
  function marksOf(words: readonly string[], how: 'beginning' | 'nearly'): readonly [own: Marks, all: Marks] {
    const own = words.map((word) => ofNames[how](word));
    const all = words.map((word, at) => either(own[at], ofOthers[how](word)));
    return [inEach(own, things.length), inEach(all, things.length)];
  }

  /** First what the first has marked, then the second, each in order and once. */
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

/** Marks the second with the first as well. */
function either(one: Marks | undefined, other: Marks): Marks {
  for (let at = 0; at < other.length; at += 1) if (one?.[at]) other[at] = 1;
  return other;
}

/** What all of them mark. */
function inEach([first, ...others]: readonly Marks[], count: number): Marks {
  const marks = first?.slice() ?? new Uint8Array(count);
  for (let at = 0; at < count; at += 1) if (others.some((other) => !other[at])) marks[at] = 0;
  return marks;
}
