import { mapInSlices } from '../../../infra/jobs/inSlices.ts';
import { normalised, wordIndex, type EntrySet, type NormalisedText } from './wordIndex.ts';

/** Searches named items, best matches first; equal matches keep their order. */
export interface NameSearch<Found> {
  /**
   * Ranks the matches: names that begin with the text; names with a word beginning with each search word;
   * the same in name and secondary text together; names that contain each search word.
   */
  normalised(term: NormalisedText): readonly Found[];
  similar(term: NormalisedText): readonly Found[];
}

export interface Names {
  readonly name: string;
  readonly secondary?: string;
}

export async function nameSearch<Found>(
  items: readonly Found[],
  namesOf: (item: Found) => Names,
): Promise<NameSearch<Found>> {
  const names = await mapInSlices(items, (item) => normalised(namesOf(item).name));
  const texts = names.map(({ text }) => text);
  const ofNames = await wordIndex(names.map(({ words }) => words));
  const others = await mapInSlices(items, (item) => normalised(namesOf(item).secondary ?? '').words);
  const ofOthers = await wordIndex(others);

  /**
   * Returns the items whose names match all words, and those whose names and secondary texts together match all words.
   */
  function entriesWith(
    words: readonly string[],
    how: 'startingWith' | 'similar',
  ): readonly [own: EntrySet, all: EntrySet] {
    const own = words.map((word) => ofNames[how](word));
    const all = words.map((word, at) => union(own[at], ofOthers[how](word)));
    return [intersection(own, items.length), intersection(all, items.length)];
  }

  /** Lists the items of each match set in turn, without repeating an item. */
  function inOrder(...ranks: readonly EntrySet[]): Found[] {
    const found: Found[] = [];
    const isFound = new Uint8Array(items.length);
    for (const entrySet of ranks)
      for (let at = 0; at < entrySet.length; at += 1) {
        const item = entrySet[at] && !isFound[at] ? items[at] : undefined;
        if (item === undefined) continue;
        isFound[at] = 1;
        found.push(item);
      }
    return found;
  }

  return {
    normalised({ text, words }) {
      const [own, all] = entriesWith(words, 'startingWith');
      const first = own.map((isOwn, at) => (isOwn && texts[at]?.startsWith(text) ? 1 : 0));
      const containing = words.map((word) => ofNames.containing(word));
      return inOrder(first, own, all, intersection(containing, items.length));
    },
    similar: ({ words }) => inOrder(...entriesWith(words, 'similar')),
  };
}

function union(one: EntrySet | undefined, other: EntrySet): EntrySet {
  for (let at = 0; at < other.length; at += 1) if (one?.[at]) other[at] = 1;
  return other;
}

function intersection([first, ...others]: readonly EntrySet[], count: number): EntrySet {
  const entrySet = first?.slice() ?? new Uint8Array(count);
  for (let at = 0; at < count; at += 1) if (others.some((other) => !other[at])) entrySet[at] = 0;
  return entrySet;
}
