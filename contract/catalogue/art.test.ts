import { expect, it } from 'vitest';
import { drawingUrl, POSTER_WIDTHS, posterSources } from './art.ts';

it('a poster has an address for each width, its version at the end', () => {
  expect(posterSources('/art/games/owl?v=a1', 'wide')).toEqual({
    src: '/art/games/owl.wide-800.webp?v=a1',
    srcSet: [
      '/art/games/owl.wide-280.webp?v=a1 280w',
      '/art/games/owl.wide-560.webp?v=a1 560w',
      '/art/games/owl.wide-800.webp?v=a1 800w',
    ].join(','),
  });
});

it.each([
  ['/art/games/owl', 'lockup', '/art/games/owl.lockup.svg'],
  ['/art/games/owl?v=a1', 'hero', '/art/games/owl.hero.svg?v=a1'],
] as const)('%s as %s is %s', (tileUrl, drawing, address) => {
  expect(drawingUrl(tileUrl, drawing)).toBe(address);
});

// Half a row of pixels at the lower edge would be half see-through.
it.each([
  ['portrait', 3 / 4],
  ['square', 1],
  ['wide', 8 / 5],
] as const)('every width of %s has a whole height', (format, ratio) => {
  for (const width of POSTER_WIDTHS[format]) expect(Number.isInteger(width / ratio), `${width}`).toBe(true);
});
