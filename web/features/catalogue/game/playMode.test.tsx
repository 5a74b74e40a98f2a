import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AppProvider, type App } from '../../../app/app.tsx';
import { textStore } from '../../../i18n/texts.ts';
import { PlayMode } from './Stage.tsx';

const served = (search: string): string => {
  const texts = textStore('en', {
    'games.funMode': ['Play money.'],
    'games.playForFun': ['Play for fun'],
    'games.playForReal': ['Play for real'],
  });
  return renderToString(
    <AppProvider app={{ locale: 'en', texts } as unknown as App}>
      <PlayMode search={search} onSwitch={() => {}} />
    </AppProvider>,
  );
};

it('ROUTE-46 the server renders the play mode of the URL', () => {
  expect(served('?mode=fun')).toContain('Play for real');
  expect(served('?mode=fun')).toContain('Play money.');
  expect(served('')).toContain('Play for fun');
  expect(served('')).not.toContain('Play money.');
});
