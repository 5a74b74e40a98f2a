import { expect, test } from 'vitest';
import { IMAGE_FORMATS, IMAGE_WIDTHS, imageSources, imageUrl } from './images.ts';

test("every image URL contains the tile's version", () => {
  expect(imageSources('/images/games/owl?v=a1', 'wide')).toEqual({
    src: '/images/games/owl/wide-800?v=a1',
    srcSet: [
      '/images/games/owl/wide-280?v=a1 280w',
      '/images/games/owl/wide-560?v=a1 560w',
      '/images/games/owl/wide-800?v=a1 800w',
    ].join(','),
  });
});

test.each([
  ['/images/games/owl', 'lockup', '/images/games/owl/lockup-960'],
  ['/images/games/owl?v=a1', 'hero', '/images/games/owl/hero-1600?v=a1'],
] as const)('%s as %s is %s', (tileUrl, format, address) => {
  expect(imageUrl(tileUrl, format)).toBe(address);
});

test('every format has widths', () => {
  expect([...IMAGE_FORMATS].sort()).toEqual(Object.keys(IMAGE_WIDTHS).sort());
});
