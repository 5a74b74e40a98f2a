import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { JackpotPageQuery } from '@foyer/contract/generated/operations.ts';
import type { Graphql } from '../../../transport/graphql/client.ts';
import { AppProvider, type App } from '../../../app/app.tsx';
import { GraphqlProvider } from '../../../app/graphql.tsx';
import { HeadProvider } from '../../../app/head.tsx';
import { textStore } from '../../../i18n/texts.ts';
import { SessionProvider } from '../../signIn/index.ts';
import { JackpotScreen } from './JackpotScreen.tsx';

type Settings = NonNullable<JackpotPageQuery['jackpotSettings']>;

const SETTINGS = {
  enabled: true,
  sourceId: 'thrillpots',
  instanceId: 'northlight-aurora',
  operatorId: 'nordlys-play',
  initialContributionValue: 0.1,
  contributionOptions: [0.05, 0.1, 0.2],
  currency: 'EUR',
  showsPercentage: false,
  autoOptIn: false,
  enabledCommunity: true,
  communitySize: 50,
  logo: '/brand/x/logo.svg',
  winnerNotificationImage: null,
  pots: [
    {
      id: 'mega',
      share: 0.4,
      seed: '10000.00',
      ceiling: '250000.00',
      mustDropWithinHours: null,
      oneIn: 250_000,
    },
  ],
  page: {
    enabled: true,
    desktopImage: '/brand/x/wide.svg',
    mobileImage: '/brand/x/small.svg',
    titleRows: ['One stake', 'Four pots', 'Begins with [[10000.00]]'],
    subtitle: 'The largest begins with [[10000.00]].',
    text: '<p>Rich and <b>bold</b></p>',
    termsAndConditions: '<p>The terms</p>',
  },
} as unknown as Settings;

function shown({ settings = SETTINGS, texts = {} }: Shown = {}): string {
  const content = {
    settings: { brand: 'x', country: 'FI', pages: ['jackpot'], features: [] },
    locale: 'en',
    texts: textStore('en', texts),
    renderedAtMs: 0,
  };
  const graphql = { peek: () => ({ data: { jackpotSettings: settings }, error: undefined }) };
  return renderToStaticMarkup(
    <HeadProvider head={null}>
      <AppProvider app={content as unknown as App}>
        <SessionProvider store={null} rendered={{ playerId: 'p', sessionId: 's' }}>
          <GraphqlProvider graphql={graphql as unknown as Graphql}>
            <JackpotScreen />
          </GraphqlProvider>
        </SessionProvider>
      </AppProvider>
    </HeadProvider>,
  );
}

interface Shown {
  readonly settings?: Settings | null;
  readonly texts?: Readonly<Record<string, string[]>>;
}

describe('the jackpot page', () => {
  it.each([
    ['there are no settings', null],
    ['they are off', { ...SETTINGS, enabled: false }],
    ['its page is off', { ...SETTINGS, page: { ...SETTINGS.page, enabled: false } }],
  ])('JACK-01 shows no jackpot if %s', (_what, settings) => {
    const html = shown({ settings });
    expect(html).toContain('jackpot.none');
    for (const part of ['jackpot.settings', 'jackpot.pots', 'The terms', 'role="switch"'])
      expect(html).not.toContain(part);
  });

  it('JACK-02 JACK-04 JACK-05 has title rows and a subtitle with amounts in the reader’s currency', () => {
    const html = shown();
    expect(html).toContain('<h1><span>One stake</span> <span>Four pots</span></h1>');
    expect(html).toContain('>Begins with €10,000.00</p>');
    expect(html).toContain('>The largest begins with €10,000.00.</p>');
  });

  it('JACK-08 JACK-09 has the terms and a link to the lobby', () => {
    const html = shown();
    expect(html).toMatch(/<details[^>]*><summary>jackpot\.conditions.*<p>The terms<\/p>/s);
    expect(html).toMatch(/<a href="\/en\/"[^>]*>jackpot\.home<\/a>/);
    const without = { ...SETTINGS, page: { ...SETTINGS.page, termsAndConditions: '' } };
    expect(shown({ settings: without })).not.toContain('jackpot.conditions');
  });

  it('JACK-07 has the opt-in settings under the site’s title or the specification’s', () => {
    expect(shown()).toContain('Jackpot Opt-In Settings');
    const html = shown({ texts: { 'jackpot.settings': ['My jackpot'] } });
    expect(html).toContain('My jackpot');
    expect(html).not.toContain('Jackpot Opt-In Settings');
  });

  it('JACK-22 JACK-25 the card has a switch, the contribution and its explanation; it is disabled while loading', () => {
    const html = shown();
    const card = html.slice(html.indexOf('jackpot.status.'));
    expect(card).toMatch(/role="switch"[^>]*disabled=""|disabled=""[^>]*role="switch"/);
    expect(card).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="0.1"|value="0.1"[^>]*checked=""/);
    expect(card).toContain('jackpot.description');
    expect(card).toContain('jackpot.status.loading');
  });
});
