import { expect, it } from 'vitest';
import { roundMessages } from './roundMessages.ts';

const eur = (amount: string) => ({ amount, currency: 'EUR' as const });
const bet = (roundId: string, win: string | null = null) => ({
  roundId,
  stake: eur('1.00'),
  isOver: win !== null,
  win: win === null ? null : eur(win),
});
const start = (roundId: string) => ({ type: 'roundStarted', roundId, stake: eur('1.00') });
const end = (roundId: string, win: string, stake = '1.00') => ({
  type: 'roundEnded',
  roundId,
  stake: eur(stake),
  win: eur(win),
});

it.each([
  ['a bet starts its round', [], [bet('a')], [start('a')]],
  ['a known bet starts nothing', [bet('a')], [bet('a')], []],
  ['each of two bets ends by itself', [bet('a'), bet('b')], [bet('a', '1.50'), bet('b')], [end('a', '1.50')]],
  ['a lost bet ends', [bet('a')], [bet('a', '0.00')], [end('a', '0.00')]],
  ['an end is posted once', [bet('a', '0.00')], [bet('a', '0.00')], []],
  ['a forgotten bet that has ended stays ended', [bet('a', '0.00')], [], []],
  ['CLOCK-03 a cancelled bet ends', [bet('a'), bet('b')], [bet('b')], [end('a', '0.00', '0.00')]],
  [
    'after a reload a missed bet ends and the current one flies on',
    [],
    [bet('a', '2.00'), bet('b')],
    [start('b'), end('a', '2.00')],
  ],
])('%s', (_what, known, own, messages) => {
  expect(roundMessages(known, own)).toEqual(messages);
});
