import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Feature } from '@foyer/contract/content/features.ts';
import { ContentProvider, textStore, type Content } from '../../content/index.ts';
import { Notes } from './Notes.tsx';

function shown(features: readonly Feature[], mayPlay = true): string {
  const content = { settings: { features }, locale: 'en', texts: textStore('en', {}) } as unknown as Content;
  return renderToString(
    <ContentProvider content={content}>
      <Notes mayPlay={mayPlay} onSwitch={() => {}} />
    </ContentProvider>,
  );
}

it('FLAG-09 with the toggle EnableGamesInformationMessage a game’s page informs, also who may not play', () => {
  expect(shown(['EnableGamesInformationMessage'])).toContain('games.information');
  expect(shown(['EnableGamesInformationMessage'], false)).toContain('games.information');
});

it('FLAG-09 FLAG-21 without the toggle, or among others, it does not', () => {
  expect(shown([])).not.toContain('games.information');
  expect(shown(['ShowRTP', 'QuickMenu'])).not.toContain('games.information');
});

it('ROUTE-46 who may play is led to play money; who may not is led nowhere', () => {
  expect(shown([])).toContain('games.playForFun');
  expect(shown([], false)).toBe('');
});
