import { expect, test } from 'vitest';
import type { Demands } from './acts.ts';
import { CLOSED, later, nothingSet, NOW } from './nothingSet.ts';
import type { PlayerRecord } from './record.ts';
import { standingOf } from './standing.ts';

const MILD: Demands = { requires: () => false, has: () => false, settings: { phoneVerification: 'off' } };

const standing = (change: Partial<PlayerRecord> = {}) => standingOf({ ...nothingSet, ...change }, MILD, NOW);

test('PLAYER-19 a player against whom nothing stands plays, pays in and takes out', () => {
  expect(standing()).toEqual({
    exclusion: null,
    timeoutEndsAt: null,
    isMarketingBlocked: false,
    isInstantBankingBlocked: false,
    areDepositsBlocked: false,
    guards: [],
    canWithdraw: true,
    isSourceOfWealthOverdue: false,
    isKycOverdue: false,
  });
});

test.each<[string, Partial<PlayerRecord>, boolean]>([
  ['by the house', { isMarketingBlocked: true }, true],
  ['while excluded', { exclusion: { endsAt: null } }, true],
  ['once closed', { status: CLOSED }, true],
  ['in a timeout', { timeoutEndsAt: later(1) }, true],
  ['no longer once the timeout is over', { timeoutEndsAt: NOW }, false],
])('PLAYER-08 X8 marketing is blocked %s', (_when, change, blocked) => {
  expect(standing(change).isMarketingBlocked).toBe(blocked);
});

test.each([
  [null, false],
  [later(1), false],
  [NOW, true],
  [later(-1), true],
])('PLAYER-12 instant banking blocked from %s', (instantBankingBlockedFrom, isBlocked) => {
  expect(standing({ instantBankingBlockedFrom }).isInstantBankingBlocked).toBe(isBlocked);
});

test('PLAYER-15 PLAYER-21 each flag says what it says', () => {
  const blocked = { ...nothingSet.blocked, withdrawals: true };
  expect(standing({ blocked }).canWithdraw).toBe(false);
  expect(standing({ blocked: { ...nothingSet.blocked, deposits: true } }).areDepositsBlocked).toBe(true);
});

test.each([
  [later(1), false],
  [NOW, true],
])('PLAYER-18 a source of wealth due at %s', (dueAt, isOverdue) => {
  expect(standing({ sourceOfWealth: { dueAt, documents: [] } }).isSourceOfWealthOverdue).toBe(isOverdue);
});
