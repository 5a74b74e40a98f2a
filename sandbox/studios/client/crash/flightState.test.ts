import { describe, expect, it } from 'vitest';
import { eur, flightState as state, ownBet as bet } from '../../testing/flightStates.ts';
import { isOlder, missedBets, panelViewOf } from './flightState.ts';

describe('a panel', () => {
  const [flying, next] = [bet(), bet({ roundId: 'b', round: 8 })];
  const out = bet({ isOver: true, at: 150, win: eur('1.50') });
  it.each([
    ['bets before a flight', 'betting', [], { action: 'bet', bet: null, isAhead: false, over: null }],
    ['cancels before a flight', 'betting', [flying], { action: 'cancel', bet: flying, isAhead: false }],
    ['cashes out in a flight', 'flying', [flying, next], { action: 'cashOut', bet: flying }],
    ['bets ahead without a bet', 'flying', [], { action: 'bet', bet: null, isAhead: true, over: null }],
    ['bets ahead after a cash-out', 'flying', [out], { action: 'bet', bet: null, isAhead: true, over: out }],
    ['cancels a bet ahead', 'flying', [out, next], { action: 'cancel', bet: next, isAhead: true, over: out }],
    ['bets ahead after the end', 'crashed', [out], { action: 'bet', bet: null, isAhead: true, over: out }],
  ] as const)('%s', (_what, phase, own, view) => {
    expect(panelViewOf(state({ phase, own }), 0)).toMatchObject(view);
    expect(panelViewOf(state({ phase, own }), 1).bet).toBeNull();
  });
});

it('an older message is ignored, whichever way it came', () => {
  const known = state({ phase: 'crashed', at: 1000 });
  expect(isOlder(state({ phase: 'flying', at: 2000 }), known)).toBe(true);
  expect(isOlder(state({ round: 6, phase: 'crashed', at: 2000 }), known)).toBe(true);
  expect(isOlder(state({ phase: 'crashed', at: 999 }), known)).toBe(true);
  expect(isOlder(state({ phase: 'crashed', at: 1000 }), known)).toBe(false);
  expect(isOlder(state({ round: 8, phase: 'betting', at: 1001 }), known)).toBe(false);
});

it('bets of earlier flights whose end was not shown are missed', () => {
  const [seen, missed] = [bet({ round: 6, isOver: true }), bet({ roundId: 'b', round: 5, isOver: true })];
  const own = [seen, missed, bet({ roundId: 'c' }), bet({ roundId: 'd', round: 8 })];
  expect(missedBets(state({ own }), new Set(['a']))).toEqual([missed]);
});
