import { describe, expect, it } from 'vitest';
import { createRecentSearches } from './recentSearches.ts';

function storage(storedSearches?: string) {
  let text = storedSearches ?? null;
  return { getItem: () => text, setItem: (_key: string, value: string) => void (text = value) };
}

describe('OPEN-46 recent searches', () => {
  it('are the latest five, each once, newest first', () => {
    const searches = createRecentSearches(storage());
    for (const term of ['owl', 'fox', ' owl ', '', 'elk', 'bear', 'hare', 'wolf']) searches.add(term);
    expect(searches.all()).toEqual(['wolf', 'hare', 'bear', 'elk', 'owl']);
  });

  it('are removed on request', () => {
    const storedSearches = storage('["owl"]');
    createRecentSearches(storedSearches).forget();
    expect(createRecentSearches(storedSearches).all()).toEqual([]);
  });

  it.each(['', 'nonsense', '{"a":1}', 'null', '[1, {}]'])(
    'the invalid value %j is no list of searches',
    (text) => {
      expect(createRecentSearches(storage(text)).all()).toEqual([]);
    },
  );
});
