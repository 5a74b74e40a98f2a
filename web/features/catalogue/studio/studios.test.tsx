import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StudioCardPartsFragment } from '@foyer/contract/generated/operations.ts';
import { AppProvider, type App } from '../../../app/app.tsx';
import { textStore } from '../../../i18n/texts.ts';
import { Studios } from './Studios.tsx';

const kvarn = (imageUrl: string | null): StudioCardPartsFragment => ({
  studio: { slug: 'kvarn', name: 'Kvarn', imageUrl },
  games: { totalCount: 13 },
});
const app = {
  locale: 'en',
  texts: textStore('en', { 'games.count': [['count'], ' games'] }),
} as unknown as App;
const rendered = (studio: StudioCardPartsFragment, isRow: boolean) =>
  renderToStaticMarkup(
    <AppProvider app={app}>
      <Studios studios={[studio]} isRow={isRow} />
    </AppProvider>,
  );

test('GAME-04 a studio is a link with its logo, named by its name and number of games', () => {
  const html = rendered(kvarn('/images/studios/kvarn/logo-320?v=1'), false);
  expect(html).toContain('href="/en/game-studio/kvarn/" aria-label="Kvarn, 13 games"');
  expect(html).toContain('url(&quot;/images/studios/kvarn/logo-320?v=1&quot;)');
});

test('GAME-04 a studio without a logo is shown by its name', () => {
  const html = rendered(kvarn(null), true);
  expect(html).toContain('aria-label="Kvarn"');
  expect(html).toContain('>Kvarn</a>');
});
