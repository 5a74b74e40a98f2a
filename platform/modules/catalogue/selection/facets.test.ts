import { describe, expect, it } from 'vitest';
import { facetsOf } from './facets.ts';

const game = (studio: string, volatility: string | null, rtp: string | null, features: string[] = []) => ({
  category: 'slots',
  studio,
  studioName: studio.toUpperCase(),
  volatility,
  features,
  rtp,
  minStake: '0.20',
});
const games = [
  game('moth', 'high', '96.5', ['ways']),
  game('kvarn', 'high', '95.5', ['ways']),
  game('kvarn', 'low', '96', ['ways']),
  game('kvarn', null, null, ['ways']),
];
const countsOf = (filter?: Parameters<typeof facetsOf>[1]) =>
  Object.fromEntries(
    facetsOf(games, filter).map(({ key, options }) => [
      key,
      options.map(({ value, count }) => `${value} ${count}`),
    ]),
  );

describe('the filters of a list', () => {
  it('have the values that some of the games have, and never one that all or none of them have', () => {
    expect(countsOf()).toEqual({
      studio: ['kvarn 3', 'moth 1'],
      volatility: ['low 1', 'high 2'],
      returnFrom: ['94 3', '95 3', '96 2'],
    });
  });

  it('count with the other filters as they are, and without their own', () => {
    expect(countsOf({ studio: 'kvarn', volatility: 'high' })).toEqual({
      studio: ['kvarn 1', 'moth 1'],
      volatility: ['low 1', 'high 1'],
      returnFrom: ['94 1', '95 1', '96 0'],
    });
  });

  it('name studios, in the order of their names', () => {
    expect(facetsOf(games)[0]?.options.map(({ name }) => name)).toEqual(['KVARN', 'MOTH']);
  });

  it('are none for games that do not differ', () => {
    expect(facetsOf(games.slice(0, 1))).toEqual([]);
    expect(facetsOf([])).toEqual([]);
  });
});
