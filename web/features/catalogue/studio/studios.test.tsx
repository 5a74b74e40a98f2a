import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StudioList } from './StudioList.tsx';

const kvarn = {
  slug: 'kvarn',
  name: 'Kvarn',
  href: '/en/game-studio/kvarn/',
  markUrl: '/images/studios/kvarn/logo-320?v=1',
};

test('GAME-04 a studio is a link with its mark, named in words', () => {
  const html = renderToStaticMarkup(<StudioList studios={[{ ...kvarn, count: '13 games' }]} />);
  expect(html).toContain('href="/en/game-studio/kvarn/" aria-label="Kvarn, 13 games"');
  expect(html).toContain('--_mark:url(&quot;/images/studios/kvarn/logo-320?v=1&quot;)');
});

test('GAME-04 a studio without a mark is its name', () => {
  const html = renderToStaticMarkup(<StudioList studios={[{ ...kvarn, markUrl: null }]} isRow />);
  expect(html).toContain('>Kvarn</a>');
  expect(html).not.toContain('fy-mark');
});
