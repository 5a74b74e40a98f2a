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

describe('spending points', () => {
  it('happens once per id and does not lower the level', () => {
    expect([spend('a', 100), spend('a', 100)]).toEqual([{ outcome: 'taken' }, { outcome: 'taken' }]);
    expect([left(), book.points(anna).level]).toEqual([20, 2]);
  });

  it('is refused without enough points or without opting in, and stays refused', () => {
    expect(spend('a', 121)).toEqual({ outcome: 'refused', reason: 'NotEnoughPoints' });
    expect(spend('b', 1, bo)).toEqual({ outcome: 'refused', reason: 'NotTakingPart' });
    book.grant(anna, 500);
    book.opt(bo, true);
    expect(spend('a', 121)).toMatchObject({ outcome: 'refused' });
    expect(spend('b', 1, bo)).toMatchObject({ outcome: 'refused' });
    expect(left()).toBe(620);
  });

  it('with a known id but another amount or player is a conflict', () => {
    spend('a', 50);
    expect([spend('a', 51), spend('a', 50, bo), book.refund({ id: 'a', member: bo })]).toEqual(
      Array.from({ length: 3 }, () => ({ outcome: 'conflict' })),
    );
    expect(left()).toBe(70);
  });

  it('can be refunded once; afterwards the id cannot be used again', () => {
    spend('a', 50);
    const back = () => book.refund({ id: 'a', member: anna });
    expect([back(), back()]).toEqual([{ outcome: 'returned' }, { outcome: 'returned' }]);
    expect(left()).toBe(120);
    expect(spend('a', 50)).toEqual({ outcome: 'refused', reason: 'GivenBack' });
  });

  it('is refused when the refund of the same id arrived first', () => {
    book.refund({ id: 'late', member: anna });
    expect(spend('late', 50)).toEqual({ outcome: 'refused', reason: 'GivenBack' });
    expect(left()).toBe(120);
  });

  it('never leads to a negative balance when a stake is rolled back later', () => {
    spend('a', 120);
    book.take(anna, { id: '1', game: 'fox', euroCents: -5_000, atMs: 0 });
    expect(left()).toBe(0);
    expect(spend('b', 1)).toMatchObject({ outcome: 'refused' });
  });
});
