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

test('a poster is a link named by its game and studio; its art says nothing', () => {
  const html = renderToStaticMarkup(<GameTile {...tile} />);
  expect(html).toContain('href="/en/games/fox-and-ember/" aria-label="Fox &amp; Ember, Pepper &amp; Pine"');
  expect(html).toContain('alt=""');
  expect(html).toContain('--_ground:#1f382a');
  expect(html).toContain('loading="lazy"');
});

test('posters of the first view are fetched at once', () => {
  expect(renderToStaticMarkup(<GameTile {...tile} isEager />)).toContain('loading="eager"');
});

test('a browser chooses among the widths of a poster by how wide a tile is', () => {
  const html = renderToStaticMarkup(<GameTile {...tile} />);
  expect(html).toContain('srcSet="/fox-240.webp?v=1 240w,/fox-480.webp?v=1 480w"');
  expect(html).toContain('sizes="(min-width: 40rem) 11.25rem, 42vw"');
});

test('each format has its shape before the art has come', () => {
  const wide = renderToStaticMarkup(<GameTile {...tile} format="wide" />);
  expect(wide).toContain('width="960" height="600"');
});
