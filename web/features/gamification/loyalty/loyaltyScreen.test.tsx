import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { LoyaltyProgramPageQuery } from '@foyer/contract/generated/operations.ts';
import type { Graphql } from '../../../transport/graphql/client.ts';
import { AppProvider, type App } from '../../../app/app.tsx';
import { GraphqlProvider } from '../../../app/graphql.tsx';
import { HeadProvider } from '../../../app/head.tsx';
import { textStore } from '../../../i18n/texts.ts';
import { LoyaltyScreen } from './LoyaltyScreen.tsx';

type Settings = NonNullable<LoyaltyProgramPageQuery['gamificationSettings']>;

const image = { url: '/brand/x/picture.svg', colours: null };
const SETTINGS = {
  enabled: true,
  loyaltyPage: {
    title: 'Every round counts',
    mobileSubtitle: 'Short',
    desktopSubtitle: 'Long',
    description: 'How it works',
    backgroundImage: image,
    backgroundDesktopImage: image,
    mainImage: image,
    mainDesktopImage: image,
    shopImage: image,
    shopDesktopImage: image,
    gamesImage: image,
    termsAndConditions: '<p>The terms</p>',
    rankCards: [],
    rewardCards: [],
    steps: [],
    faq: [{ question: 'Do points expire?', answer: 'No.' }],
  },
} as unknown as Settings;

function shown(gamificationSettings: Settings | null): string {
  const app = { settings: { pages: [] }, locale: 'en', texts: textStore('en', {}), renderedAtMs: 0 };
  const graphql = { peek: () => ({ data: { viewer: null, gamificationSettings }, error: undefined }) };
  return renderToStaticMarkup(
    <HeadProvider head={null}>
      <AppProvider app={app as unknown as App}>
        <GraphqlProvider graphql={graphql as unknown as Graphql}>
          <LoyaltyScreen />
        </GraphqlProvider>
      </AppProvider>
    </HeadProvider>,
  );
}

describe('the loyalty programme', () => {
  const PARTS = ['Every round counts', 'Do points expire?', 'The terms', 'gamification.toLobby'];

  it('LOY-01 is shown when gamification is enabled and has its settings', () => {
    const html = shown(SETTINGS);
    for (const part of PARTS) expect(html).toContain(part);
    expect(html).not.toContain('gamification.off');
  });

  it.each([
    ['gamification is not enabled', { ...SETTINGS, enabled: false }],
    ['there are no settings', null],
    ['the settings have no loyalty page', { ...SETTINGS, loyaltyPage: null }],
  ])('LOY-01 is not shown if %s', (_what, settings) => {
    const html = shown(settings);
    expect(html).toContain('gamification.off');
    for (const part of PARTS) expect(html).not.toContain(part);
  });
});
