import { expect, test } from 'vitest';
import { normaliseEmail } from './email.ts';

test.each([
  [' Anna@Foyer.TEST ', 'anna@foyer.test'],
  ['ａｎｎａ@foyer.test', 'anna@foyer.test'],
  ['anna+bets@foyer.test', 'anna+bets@foyer.test'],
])('%j is the account of %s', (typed, compared) => {
  expect(normaliseEmail(typed)).toBe(compared);
});
