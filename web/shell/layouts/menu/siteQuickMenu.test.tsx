import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Feature } from '@foyer/contract/content/features.ts';
import { AppProvider, type App } from '../../../app/app.tsx';
import { SessionProvider } from '../../../features/signIn/index.ts';
import { textStore } from '../../../i18n/texts.ts';
import { GUARDS, type Guard } from '../../guards/guards.ts';
import { GuardsContext, NO_GUARDS } from '../../guards/guardsContext.ts';
import { matchRoute } from '../../routing/matchRoute.ts';
import type { Page } from '../../routing/page.ts';
import { SiteQuickMenu } from './SiteQuickMenu.tsx';

interface Shown {
  readonly path?: string;
  readonly features?: readonly Feature[];
  readonly guards?: readonly Guard[];
}

/** The quick menu of a visitor's page, in the header and above the content. */
function shown({ path = '/more-casinos/', features = ['QuickMenu'], guards = NO_GUARDS }: Shown = {}) {
  const { route } = matchRoute(path, () => true);
  const app = { settings: { features }, locale: 'en', texts: textStore('en', {}) } as unknown as App;
  const destination = { ...route, route, path, productMode: 'CASINO' } as unknown as Page;
  return renderToStaticMarkup(
    <AppProvider app={app}>
      <SessionProvider store={null} rendered={null}>
        <GuardsContext value={guards}>
          <SiteQuickMenu placement="header" destination={destination} />
          <SiteQuickMenu placement="main" destination={destination} />
        </GuardsContext>
      </SessionProvider>
    </AppProvider>,
  );
}

describe('the quick menu of a page', () => {
  it('FLAG-16 SHELL-22 is in the header and above the content with the toggle, and nowhere without it', () => {
    expect(shown().match(/<nav/g)).toHaveLength(2);
    expect(shown()).toContain('href="/en/?productMode=casino"');
    expect(shown({ features: [] })).toBe('');
    expect(shown({ features: ['Sportsbook', 'ShowRTP'] })).toBe('');
  });

  it('FLAG-18 SHELL-19 has the link to the sports with a sportsbook only', () => {
    expect(shown({ features: ['QuickMenu', 'Sportsbook'] })).toContain('href="/en/sports/"');
    expect(shown()).not.toContain('sports');
  });

  it.each(['/login/', '/enter-code/'])('SHELL-20 is not at %s', (path) => {
    expect(shown({ path })).toBe('');
  });

  it.each(GUARDS)('SHELL-21 is hidden while %s is active', (guard) => {
    expect(shown({ guards: [guard] })).toBe('');
  });
});
