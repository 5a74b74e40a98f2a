import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { GameTile } from './GameTile.tsx';

const tile = {
  title: 'Fox & Ember',
  studio: 'Pepper & Pine',
  href: '/en/games/fox-and-ember/',
  poster: { src: '/fox-480.webp?v=1', srcSet: '/fox-240.webp?v=1 240w,/fox-480.webp?v=1 480w' },
  ground: '#1f382a',
  facts: 'Pepper & Pine',
  playLabel: 'Play',
};

test('a tile is a link named by game and studio; its image has no text', () => {
  const html = renderToStaticMarkup(<GameTile {...tile} />);
  expect(html).toContain('href="/en/games/fox-and-ember/" aria-label="Fox &amp; Ember, Pepper &amp; Pine"');
  expect(html).toContain('alt=""');
  expect(html).toContain('--_ground:#1f382a');
  expect(html).toContain('loading="lazy"');
});

test('images of the first view load eagerly', () => {
  expect(renderToStaticMarkup(<GameTile {...tile} isEager />)).toContain('loading="eager"');
});

test("the browser chooses an image width by the tile's width", () => {
  const html = renderToStaticMarkup(<GameTile {...tile} />);
  expect(html).toContain('srcSet="/fox-240.webp?v=1 240w,/fox-480.webp?v=1 480w"');
  expect(html).toContain('sizes="(min-width: 40rem) 11.25rem, 42vw"');
});

test('each format has its aspect ratio before the image loads', () => {
  const wide = renderToStaticMarkup(<GameTile {...tile} format="wide" />);
  expect(wide).toContain('width="960" height="600"');
});
