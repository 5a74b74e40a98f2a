import { CombinedError } from '@urql/core';
import { expect, it } from 'vitest';
import { mergeEqual, mergeReply } from './queryResult.ts';

const error = new CombinedError({ networkError: new Error('offline') });

it('MONEY-07 a failed fetch keeps the known data and reports the failure', () => {
  const known = { data: { balance: '10.00' }, error: undefined };
  expect(mergeReply(known, { data: undefined, error })).toEqual({ data: { balance: '10.00' }, error });
});

it('MONEY-07 a successful fetch replaces the data and clears the failure', () => {
  const known = { data: { balance: '10.00' }, error };
  const reply = { data: { balance: '20.00' }, error: undefined };
  expect(mergeReply(known, reply)).toEqual(reply);
});

it('MONEY-07 a refusal by the platform clears the known data', () => {
  const refused = { data: undefined, error: new CombinedError({ graphQLErrors: ['no'] }) };
  expect(mergeReply({ data: { balance: '10.00' }, error: undefined }, refused)).toEqual(refused);
});

it('MONEY-07 a failure without known data has no data', () => {
  const reply = { data: undefined, error };
  expect(mergeReply<{ balance: string }>({}, reply)).toEqual(reply);
});

const game = (slug: string, isFavourite = false) => ({ slug, isFavourite, studio: { name: 'Kvarn' } });

it('a new result keeps what it repeats, so that only what changed is drawn again', () => {
  const known = { lists: [{ games: [game('fox'), game('lamp')] }, { games: [game('moth')] }], wins: [] };
  const next = {
    lists: [{ games: [game('fox'), game('lamp', true)] }, { games: [game('moth')] }],
    wins: [],
  };
  const expected = structuredClone(next);
  const merged = mergeEqual(known, next);
  expect(merged).toEqual(expected);
  expect(merged).not.toBe(known);
  const [first, second] = merged.lists;
  expect(second).toBe(known.lists[1]);
  expect(first).not.toBe(known.lists[0]);
  expect(first?.games[0]).toBe(known.lists[0]?.games[0]);
  expect(first?.games[1]?.studio).toBe(known.lists[0]?.games[1]?.studio);
  expect(mergeEqual(known, structuredClone(known))).toBe(known);
});

it.each([
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [[1, 2], [1]],
  [[1], { 0: 1 }],
  [{ a: null }, { a: {} }],
  [{ a: {} }, { a: null }],
  [null, { a: 1 }],
  [undefined, undefined],
])('of %j and %j the second is the result', (known, next) => {
  const expected = structuredClone(next);
  expect(mergeEqual(known, next)).toEqual(expected);
});
