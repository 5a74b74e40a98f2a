import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AppProvider, type App } from '../../app/app.tsx';
import { textStore } from '../../i18n/texts.ts';
import { FullTermsLink } from './FullTermsLink.tsx';

const shown = (fullTermsLinkInChallenges: boolean): string => {
  const app = {
    settings: { rules: { fullTermsLinkInChallenges } },
    locale: 'fi',
    texts: textStore('fi', {}),
  };
  return renderToStaticMarkup(
    <AppProvider app={app as unknown as App}>
      <FullTermsLink />
    </AppProvider>,
  );
};

it('LIC-16 the full terms are linked in the player’s language where the licence requires it', () => {
  expect(shown(true)).toContain('href="/fi/bonus-terms-and-conditions/"');
});

it('LIC-16 nothing is shown under other licences', () => expect(shown(false)).toBe(''));
