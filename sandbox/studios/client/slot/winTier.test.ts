import { money } from '@foyer/domain/money.ts';
import { expect, it } from 'vitest';
import { winTier } from './winTier.ts';

const euro = (minor: bigint) => money(minor, 'EUR');

it.each([
  [101n, 'win'],
  [999n, 'win'],
  [1_000n, 'bigWin'],
  [3_999n, 'bigWin'],
  [4_000n, 'hugeWin'],
] as const)('a win of %d at a stake of 100 is a %s', (win, name) => {
  expect(winTier(euro(win), euro(100n)).name).toBe(name);
});
