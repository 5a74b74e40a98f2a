import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { RafflePageQuery, RaffleWinnersQuery } from '@foyer/contract/generated/operations.ts';
import type { Graphql } from '../../../transport/graphql/client.ts';
import { AppProvider, type App } from '../../../app/app.tsx';
import { GraphqlProvider } from '../../../app/graphql.tsx';
import { HeadProvider } from '../../../app/head.tsx';
import { textStore } from '../../../i18n/texts.ts';
import { SessionProvider } from '../../signIn/index.ts';
import { RafflePage } from './RafflePage.tsx';

type Settings = NonNullable<RafflePageQuery['raffleSettings']>;
type Winner = RaffleWinnersQuery['raffleWinners'][number];

const games = Array.from({ length: 7 }, (_, index) => ({
  cursor: `${index}`,
  node: { slug: `game-${index}` },
}));
const PROVIDER = {
  studio: {
    studio: { name: 'Kvarn', slug: 'kvarn', imageUrl: null },
    games: { edges: games, totalCount: 34 },
  },
  factor: 2,
  until: '2026-11-29T19:00:00Z',
};
const SETTINGS = {
  enabled: true,
  pageMobileBackgroundImage: '/brand/x/small.svg',
  pageDesktopBackgroundImage: '/brand/x/wide.svg',
  text: '<h2>How</h2><p>Rich and <strong>bold</strong></p>',
  termsAndConditions: '<p>The terms</p>',
  sources: [
    { type: 'hourly', id: 'a' },
    { type: 'daily', id: 'b' },
    { type: 'weekly', id: 'c' },
  ],
  ticketPrice: '1.00',
  providerOfTheWeek: PROVIDER,
} as unknown as Settings;

const WINNER: Winner = {
  winnerInitials: 'K. L.',
  winAmount: '212.50',
  winCurrency: 'EUR',
  brand: 'x',
  timestamp: '2026-11-22T19:00:00Z',
  instanceId: 'x-hourly-20261122T1800Z',
  jackpotName: 'hourly',
  cursor: '1',
};

interface Shown {
  readonly settings?: Settings | null;
  readonly winners?: readonly Winner[];
  readonly isPlayer?: boolean;
}

function shown({ settings = SETTINGS, winners = [WINNER], isPlayer = true }: Shown = {}): string {
  const texts = {
    'raffle.part.2.text': ['1 ticket per ', ['price']],
    'raffle.provider.text': [['factor'], ' for one'],
    'raffle.provider.all': [['count'], ' games'],
  };
  const content = {
    settings: { brand: 'x', operator: 'o', country: 'FI', currency: 'EUR', pages: ['raffle'], features: [] },
    locale: 'en',
    texts: textStore('en', texts),
    renderedAtMs: Date.parse('2026-11-22T19:04:00Z'),
  };
  const viewer = { wallet: { currency: 'EUR' } };
  const data = { viewer, raffleSettings: settings, raffleWinners: winners };
  const graphql = { peek: () => ({ data, error: undefined }) };
  return renderToStaticMarkup(
    <HeadProvider head={null}>
      <AppProvider app={content as unknown as App}>
        <SessionProvider store={null} rendered={isPlayer ? { playerId: 'p', sessionId: 's' } : null}>
          <GraphqlProvider graphql={graphql as unknown as Graphql}>
            <RafflePage tile={({ slug }) => <b key={slug}>{slug}</b>} />
          </GraphqlProvider>
        </SessionProvider>
      </AppProvider>
    </HeadProvider>,
  );
}

/** The HTML after a title, up to the end of its section. */
const after = (html: string, title: string) => html.slice(html.indexOf(title)).split('</section>')[0] ?? '';

describe('the raffle page', () => {
  it.each([
    ['there are no settings', { settings: null }],
    ['they are off', { settings: { ...SETTINGS, enabled: false } }],
    ['nobody plays', { isPlayer: false }],
  ])('RAFF-01 RAFF-23 shows no raffle if %s', (_what, given) => {
    const html = shown(given);
    expect(html).toContain('raffle.none');
    for (const part of ['raffle.drops', 'raffle.part', 'The terms', 'K. L.'])
      expect(html).not.toContain(part);
  });

  it('RAFF-16 starts with its picture, a different one for phones', () => {
    const html = shown();
    expect(html).toContain('<h1><span>raffle.head.row1</span> <span>raffle.head.row2</span></h1>');
    expect(html).toMatch(/srcSet="\/brand\/x\/small\.svg"\/><img src="\/brand\/x\/wide\.svg" alt=""/);
  });

  it('RAFF-05 has placeholders for three drops', () => {
    expect(after(shown(), 'raffle.drops').match(/<li><div [^>]*aria-hidden="true">/g)).toHaveLength(3);
  });

  it('RAFF-02 RAFF-03 explains in three steps how to take part, with the price of a ticket', () => {
    const steps = after(shown(), 'raffle.part<');
    expect(steps.match(/<li[^>]*>.*?<\/li>/g)).toHaveLength(3);
    expect(steps).toContain('<p>1 ticket per €1.00</p>');
    for (const step of [1, 2, 3]) expect(steps).toContain(`raffle.part.${step}.title`);
  });

  it('RAFF-06 RAFF-17 shows the winners, or that there are none yet', () => {
    const band = after(shown(), 'raffle.winners<');
    expect(band).toMatch(/<b>K\. L\.<\/b>.*€.*212.*raffle\.dropOf\.hourly.*4 minutes ago/s);
    for (const winners of [[], [{ ...WINNER, brand: null }]])
      expect(after(shown({ winners }), 'raffle.winners<')).toContain('raffle.winners.none');
  });

  it('RAFF-04 has the studio of the week with five games in the spotlight, the others in a list, and a link to all', () => {
    const html = shown();
    const studio = html.slice(html.indexOf('raffle.provider<'), html.indexOf('<h2>How'));
    const [light = '', list = ''] = studio.split('raffle.provider.list');
    expect(light.match(/<b>game-\d<\/b>/g)).toHaveLength(5);
    expect(list.match(/<b>game-\d<\/b>/g)).toHaveLength(2);
    expect(light).toMatch(/2 for one.*<a href="\/en\/game-studio\/kvarn\/"[^>]*>34 games<\/a>/s);
    expect(shown({ settings: { ...SETTINGS, providerOfTheWeek: null } })).not.toContain('raffle.provider');
  });

  it('RAFF-07 RAFF-08 RAFF-09 ends with text, terms, a link to the verification and a link to the lobby', () => {
    const html = shown();
    expect(html).toContain('<p>Rich and <strong>bold</strong></p>');
    expect(html).toMatch(/<details[^>]*><summary>raffle\.conditions.*<p>The terms<\/p>/s);
    expect(html).toMatch(/<a [^>]*href="\/en\/raffle\/verify\/"[^>]*>raffle\.check<\/a>/);
    expect(html).toMatch(/<a href="\/en\/"[^>]*>raffle\.home<\/a>/);
    expect(shown({ settings: { ...SETTINGS, termsAndConditions: '' } })).not.toContain('raffle.conditions');
  });
});
