import { expect, it } from 'vitest';
import { artUrl } from './artUrl.ts';

it.each([
  ['/art/games/owl', 'portrait', '/art/games/owl.portrait.svg'],
  ['/art/games/owl?v=a1', 'hero', '/art/games/owl.hero.svg?v=a1'],
] as const)('%s as %s is %s', (tileUrl, format, address) => {
  expect(artUrl(tileUrl, format)).toBe(address);
});
