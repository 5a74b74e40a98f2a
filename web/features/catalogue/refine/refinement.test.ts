import { describe, expect, it } from 'vitest';
import { refinedPath, refinementOf } from './refinement.ts';

describe('the refinement of an address', () => {
  it.each([
    ['', {}],
    ['?sort=title', { sort: 'title' }],
    [
      '?studio=kvarn&volatility=high&feature=ways&returnFrom=96&stakeUpTo=0.20&sort=newest',
      {
        sort: 'newest',
        filter: { studio: 'kvarn', volatility: 'high', feature: 'ways', returnFrom: '96', stakeUpTo: '0.20' },
      },
    ],
    ['?productMode=casino&studio=kvarn', { filter: { studio: 'kvarn' } }],
    ['?sort=constructor&volatility=huge&feature=__proto__&returnFrom=many&stakeUpTo=-1&studio=%00', {}],
  ])('%s', (search, expected) => {
    expect(refinementOf(search)).toEqual(expected);
  });

  it('changes, adds and removes one value, and keeps the others', () => {
    const refinement = refinementOf('?sort=title&studio=kvarn');
    expect(refinedPath('/en/games/', refinement, { volatility: 'low' })).toBe(
      '/en/games/?sort=title&studio=kvarn&volatility=low',
    );
    expect(refinedPath('/en/games/', refinement, { studio: 'moth' })).toBe(
      '/en/games/?sort=title&studio=moth',
    );
    expect(refinedPath('/en/games/', refinement, { studio: null, sort: null })).toBe('/en/games/');
  });
});
