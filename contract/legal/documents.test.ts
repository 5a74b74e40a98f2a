import { expect, it } from 'vitest';
import { documentsOwed } from './documents.ts';

it.each([
  [1, 4, []],
  [2, 5, []],
  [0, 4, ['terms-and-conditions']],
  [1, 3, ['privacy-policy']],
  [0, 0, ['terms-and-conditions', 'privacy-policy']],
])('OVER-08 a player who accepted terms %s and privacy policy %s owes %j', (terms, privacy, owed) => {
  const accepted = { 'terms-and-conditions': terms, 'privacy-policy': privacy };
  expect(documentsOwed(accepted, { 'terms-and-conditions': 1, 'privacy-policy': 4 })).toEqual(owed);
});
