import { afterEach, expect, it, vi } from 'vitest';
import { shownSpinsOf, storeShownSpins } from './shownSpins.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('remembers the shown spins of the latest round of a game only', () => {
  vi.stubGlobal('location', { pathname: '/play/lamp' });
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  expect(shownSpinsOf('one')).toBe(0);
  storeShownSpins('one', 3);
  expect([shownSpinsOf('one'), shownSpinsOf('two')]).toEqual([3, 0]);
  storeShownSpins('two', 1);
  expect([shownSpinsOf('one'), shownSpinsOf('two')]).toEqual([0, 1]);
  vi.stubGlobal('location', { pathname: '/play/fox' });
  storeShownSpins('three', 2);
  vi.stubGlobal('location', { pathname: '/play/lamp' });
  expect(shownSpinsOf('two')).toBe(1);
});

it('a browser that refuses the storage has no shown spins', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('location', { pathname: '/play/lamp' });
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  storeShownSpins('one', 3);
  expect(shownSpinsOf('one')).toBe(0);
});
