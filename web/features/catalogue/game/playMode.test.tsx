import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AppProvider, type App } from '../../../app/app.tsx';
import { textStore } from '../../../i18n/texts.ts';
import { SessionProvider, type VisibleSession } from '../../signIn/index.ts';
import { PlayMode } from './Stage.tsx';

const PLAYER = { sessionId: 'session', playerId: 'anna' };

const served = (search: string, session: VisibleSession | null = PLAYER): string => {
  const texts = textStore('en', {
    'games.funMode': ['Play money.'],
    'games.playForFun': ['Play for fun'],
    'games.playForReal': ['Play for real'],
  });
  return renderToString(
    <AppProvider app={{ locale: 'en', texts } as unknown as App}>
      <SessionProvider store={null} rendered={session}>
        <PlayMode slug="fox-and-ember" search={search} onSwitch={() => {}} />
      </SessionProvider>
    </AppProvider>,
  );
};

it('ROUTE-46 the server renders the play mode of the URL', () => {
  expect(served('?mode=fun')).toContain('Play for real');
  expect(served('?mode=fun')).toContain('Play money.');
  expect(served('')).toContain('Play for fun');
  expect(served('')).not.toContain('Play money.');
});

it('a visitor plays for fun, whatever the URL says, and signs in to play for real', () => {
  const html = served('', null);
  expect(html).toContain('Play money.');
  expect(html).toMatch(/href="\/en\/login\/\?redir=%2Fen%2Fgames%2Ffox-and-ember%2F"[^>]*>Play for real/);
  expect(html).not.toContain('Play for fun');
});
