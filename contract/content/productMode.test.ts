import { PRODUCT_MODES } from '@foyer/domain/productMode.ts';
import { describe, expect, it } from 'vitest';
import { productModeOf } from './productMode.ts';

const mode = (path: string, query: string | null = null, stored: string | null = null) =>
  productModeOf({ path, query, stored, offered: PRODUCT_MODES });

describe('productModeOf', () => {
  it.each(['/sports/', '/sports/football/cup/'])(
    'MODE-02 SPORT-01 %s is sports, whatever the query and preference',
    (path) => {
      expect(mode(path, 'casino', 'casino')).toBe('SPORTS');
    },
  );

  it.each([
    '/games/',
    '/games/owl-parliament/',
    '/game-list/',
    '/game-list/slots/',
    '/game-category/',
    '/game-category/live/',
    '/game-studio/',
    '/game-studio/kvarn/',
  ])('MODE-03 %s is casino, whatever the query and preference', (path) => {
    expect(mode(path, 'sports', 'sports')).toBe('CASINO');
  });

  it.each([
    ['sports', 'casino', 'SPORTS'],
    ['casino', 'sports', 'CASINO'],
    [null, 'sports', 'SPORTS'],
    [null, null, 'CASINO'],
  ])(
    'MODE-04 QUERY-01 query %s before preference %s gives %s if the path has no mode',
    (query, stored, expected) => {
      expect(mode('/', query, stored)).toBe(expected);
      expect(mode('/deposit/', query, stored)).toBe(expected);
    },
  );

  it.each([
    ['SPORTS', null, 'SPORTS'],
    ['Sports', null, 'SPORTS'],
    ['poker', 'sports', 'SPORTS'],
    ['poker', 'bingo', 'CASINO'],
    ['', null, 'CASINO'],
  ])('MODE-05 query %s and preference %s give %s', (query, stored, expected) => {
    expect(mode('/', query, stored)).toBe(expected);
  });

  it('MODE-04 a product that the site does not have is ignored', () => {
    expect(productModeOf({ path: '/', query: 'sports', stored: 'sports', offered: ['CASINO'] })).toBe(
      'CASINO',
    );
  });
});
