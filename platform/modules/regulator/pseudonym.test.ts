import { expect, it } from 'vitest';
import { pseudonymOf } from './pseudonym.ts';

const KEY = 'a key of the operator that stays there';

it('a reference is the same every day, and another for each player, licence and key', () => {
  const reference = pseudonymOf(KEY, 'mga', 'anna');
  expect(reference).toMatch(/^[0-9a-f]{32}$/);
  expect(pseudonymOf(KEY, 'mga', 'anna')).toBe(reference);
  const others = [
    pseudonymOf(KEY, 'mga', 'bo'),
    pseudonymOf(KEY, 'est', 'anna'),
    pseudonymOf('b', 'mga', 'anna'),
  ];
  expect(new Set([reference, ...others]).size).toBe(4);
});
