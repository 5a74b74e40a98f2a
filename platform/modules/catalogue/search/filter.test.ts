import { describe, expect, it } from 'vitest';
import { choicesOf, filterOf } from './filter.ts';

const game = (
  slug: string,
  studio: string,
  category: string,
  volatility: string | null,
  features: string[] = [],
  [rtp, minStake]: readonly [string | null, string] = ['96.1', '0.20'],
) => ({ slug, studio, category, volatility, features, rtp, minStake });
const games = [
  game('owl', 'kvarn', 'slots', 'low', ['wilds', 'lines']),
  game('bell', 'kvarn', 'jackpots', 'high', ['wilds'], ['96', '1.00']),
  game('fox', 'moth', 'slots', 'high', ['ways'], ['95.99', '0.10']),
  game('dice', 'moth', 'table-games', null, [], [null, '10.00']),
];

describe('OPEN-46 search filters', () => {
  it.each([
    ['by studio', { studio: 'moth' }, ['fox', 'dice']],
    ['by volatility', { volatility: 'high' }, ['bell', 'fox']],
    ['by a feature', { feature: 'wilds' }, ['owl', 'bell']],
    ['to jackpots', { hasJackpot: true }, ['bell']],
    ['by the lowest return, inclusive', { returnFrom: '96' }, ['owl', 'bell']],
    ['by the stake, inclusive and as a number', { stakeUpTo: '1.00' }, ['owl', 'bell', 'fox']],
    ['by all together', { studio: 'kvarn', feature: 'wilds', volatility: 'low' }, ['owl']],
    ['to nothing, where nothing is all of it', { studio: 'moth', hasJackpot: true }, []],
    ['by a studio nobody knows', { studio: 'constructor' }, []],
  ] as const)('%s', (_, requested, expected) => {
    expect(games.filter(filterOf(requested) ?? fail).map(({ slug }) => slug)).toEqual(expected);
  });

  it.each([
    null,
    undefined,
    {},
    { studio: null, volatility: null, feature: null, hasJackpot: null },
    { hasJackpot: false },
    { studio: '' },
  ])('not by %j', (requested) => {
    expect(filterOf(requested)).toBeNull();
  });

  it('offers the choices that some game has, in a fixed order', () => {
    expect(choicesOf(games, ['Kvarn', 'Moth'])).toEqual({
      studios: ['Kvarn', 'Moth'],
      volatilities: ['low', 'high'],
      features: ['wilds', 'ways', 'lines'],
      hasJackpots: true,
    });
    expect(choicesOf([], [])).toEqual({ studios: [], volatilities: [], features: [], hasJackpots: false });
  });
});

const fail = (): boolean => {
  throw new Error('nothing is narrowed down');
};
