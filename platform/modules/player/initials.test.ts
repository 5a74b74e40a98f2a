import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Anna', 'Aalto', 'AA'],
  [' Élodie', '𝒵oe', 'É𝒵'],
  ['', 'Aalto', 'A'],
  [' ', '', ''],
])('JACK-52 RAFF-15 the initials of %j %j are %j', (firstName, lastName, seen) => {
  expect(initials({ firstName, lastName })).toBe(seen);
});
