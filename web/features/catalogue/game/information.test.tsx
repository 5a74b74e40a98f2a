import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Feature } from '@foyer/contract/content/features.ts';
import { AppProvider, type App } from '../../../app/app.tsx';
import { textStore } from '../../../i18n/texts.ts';
import { Information } from './GameScreen.tsx';

function shown(features: readonly Feature[]): string {
  const texts = textStore('en', { 'games.information': ['A game of chance.'] });
  const content = { settings: { features }, locale: 'en', texts } as unknown as App;
  return renderToString(
    <AppProvider app={content}>
      <Information />
    </AppProvider>,
  );
}

it('FLAG-09 with EnableGamesInformationMessage a game shows the general information', () => {
  expect(shown(['EnableGamesInformationMessage'])).toContain('A game of chance.');
});

it('FLAG-09 FLAG-21 is not shown without the toggle', () => {
  expect(shown([])).toBe('');
  expect(shown(['ShowRTP', 'QuickMenu'])).toBe('');
});
