import { describe, expect, it } from 'vitest';
import { NO_HINTS, readerHints } from './readerHints.ts';

describe('the headers of the content layer', () => {
  it('GQLC-06 are the highest rank, the market and at most five games', () => {
    const headers = {
      'x-ranks': '1, 3,2',
      'x-context': '{"country":"FI","licence":"mga","currency":"EUR","device":"touch"}',
      'x-recently-played-games': 'a,b,c,d,e,f',
    };
    expect(readerHints(headers)).toEqual({
      level: 3,
      market: { ipCountryCode: 'FI', currencyCode: 'EUR', license: 'mga' },
      recentlyPlayed: ['a', 'b', 'c', 'd', 'e'],
    });
  });

  it.each([
    ['nothing', {}],
    ['empty ones', { 'x-ranks': '', 'x-context': '', 'x-recently-played-games': ' , ' }],
    ['ranks that are none', { 'x-ranks': 'gold,-1,0,1.5' }],
    ['a context that is no JSON', { 'x-context': '{' }],
    ['a context of another form', { 'x-context': '{"country":["FI"]}' }],
    ['a context with an unknown currency', { 'x-context': '{"country":"FI","currency":"XXX"}' }],
    ['more than 512 characters', { 'x-ranks': `3,${'9'.repeat(512)}` }],
  ])('GQLC-06 say nothing with %s', (_what, headers) => {
    expect(readerHints(headers)).toEqual(NO_HINTS);
  });
});
