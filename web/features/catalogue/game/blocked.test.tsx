import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AppProvider, type App } from '../../../app/app.tsx';
import { textStore } from '../../../i18n/texts.ts';
import type { PlayBlock } from './launch.ts';
import { Blocked } from './Stage.tsx';

const TEXTS = {
  'games.blocked.Timeout': ['On a time-out.'],
  'games.blocked.Timeout.until': ['On a time-out until ', ['until'], '.'],
  'games.backToLobby': ['Lobby'],
};

function shown(block: PlayBlock): string {
  const content = { settings: {}, locale: 'en', texts: textStore('en', TEXTS), renderedAtMs: 0 };
  return renderToStaticMarkup(
    <AppProvider app={content as unknown as App}>
      <Blocked block={block} onRetry={() => {}} />
    </AppProvider>,
  );
}

it('RG-04 a time-out with an end names the end', () => {
  expect(shown({ reason: 'Timeout', until: '2026-03-01T12:00:00.000Z' })).toContain(
    'On a time-out until 3/1/26',
  );
});

it('RG-04 a time-out without an end has a sentence without a date', () => {
  expect(shown({ reason: 'Timeout', until: null })).toContain('>On a time-out.<');
});
