import { beforeEach, describe, expect, it } from 'vitest';
import { createGamificationStore, type GamificationStore } from './store.ts';

const anna = { clientId: 'foyer-x-6', playerId: 'anna', levels: 6 };
const bo = { ...anna, playerId: 'bo' };

let book: GamificationStore;
beforeEach(() => {
  book = createGamificationStore(() => Date.parse('2026-11-25T12:00:00Z'));
  book.grant(anna, 120);
});
const spend = (id: string, points: number, member = anna) => book.spend({ id, member, points });
const left = () => book.points(anna).points;

describe('points that are spent', () => {
  it('are taken once under one name, and take no level away', () => {
    expect([spend('a', 100), spend('a', 100)]).toEqual([{ outcome: 'taken' }, { outcome: 'taken' }]);
    expect([left(), book.points(anna).level]).toEqual([20, 2]);
  });

  it('are refused where they are not there, and of who takes no part; a refusal stays one', () => {
    expect(spend('a', 121)).toEqual({ outcome: 'refused', reason: 'NotEnoughPoints' });
    expect(spend('b', 1, bo)).toEqual({ outcome: 'refused', reason: 'NotTakingPart' });
    book.grant(anna, 500);
    book.opt(bo, true);
    expect(spend('a', 121)).toMatchObject({ outcome: 'refused' });
    expect(spend('b', 1, bo)).toMatchObject({ outcome: 'refused' });
    expect(left()).toBe(620);
  });

  it('under a known name are a conflict for another number or another player', () => {
    spend('a', 50);
    expect([spend('a', 51), spend('a', 50, bo), book.refund({ id: 'a', member: bo })]).toEqual(
      Array.from({ length: 3 }, () => ({ outcome: 'conflict' })),
    );
    expect(left()).toBe(70);
  });

  it('come back once, and then nothing is taken under that name', () => {
    spend('a', 50);
    const back = () => book.refund({ id: 'a', member: anna });
    expect([back(), back()]).toEqual([{ outcome: 'returned' }, { outcome: 'returned' }]);
    expect(left()).toBe(120);
    expect(spend('a', 50)).toEqual({ outcome: 'refused', reason: 'GivenBack' });
  });

  it('are not taken any more under a name that was given back first', () => {
    book.refund({ id: 'late', member: anna });
    expect(spend('late', 50)).toEqual({ outcome: 'refused', reason: 'GivenBack' });
    expect(left()).toBe(120);
  });

  it('are never less than nothing when a stake is taken back later', () => {
    spend('a', 120);
    book.take(anna, { id: '1', game: 'fox', euroCents: -5_000, atMs: 0 });
    expect(left()).toBe(0);
    expect(spend('b', 1)).toMatchObject({ outcome: 'refused' });
  });
});
