import { money } from '@foyer/domain/money.ts';
import { expect, it } from 'vitest';
import { eur, flightState, ownBet as bet } from '../../testing/flightStates.ts';
import { newResult } from './flightResult.ts';
import type { FlightState, OwnBet } from './flightState.ts';

const state = (phase: FlightState['phase'], own: readonly OwnBet[]): FlightState =>
  flightState({ phase, own, end: phase === 'crashed' ? 320 : null });
const out = bet({ isOver: true, at: 150, win: eur('1.50') });
const open = bet({ roundId: 'b', slot: 1 });
const lost = bet({ roundId: 'b', slot: 1, isOver: true, win: eur('0.00') });
const next = bet({ roundId: 'c', round: 8 });

it.each([
  ['nothing while all bets fly', 'flying', [open], [], null],
  ['a cash-out during the flight', 'flying', [out, open, next], [], { bets: [out], end: null }],
  ['nothing twice', 'flying', [out, open], ['a'], null],
  ['both bets at the end', 'crashed', [out, lost], ['a'], { bets: [out, lost], end: 320 }],
  ['nothing at the end before each result is known', 'crashed', [open], [], null],
  ['nothing at the end when all was shown', 'crashed', [out], ['a'], null],
] as const)('a message shows %s', (_what, phase, own, shown, result) => {
  const given = state(phase, own);
  if (result === null) expect(newResult(given, new Set<string>(shown))).toBeNull();
  else expect(newResult(given, new Set<string>(shown))).toMatchObject(result);
});

it('has the sums of the own bets in the flight', () => {
  expect(newResult(state('crashed', [out, lost, next]), new Set())).toMatchObject({
    stake: money(200n, 'EUR'),
    win: money(150n, 'EUR'),
  });
});
