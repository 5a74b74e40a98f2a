import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { JackpotPartsFragment } from '@foyer/contract/generated/operations.ts';
import type { Graphql } from '../../transport/graphql/client.ts';
import { AppProvider, type App } from '../../app/app.tsx';
import { GraphqlProvider } from '../../app/graphql.tsx';
import { HeadProvider } from '../../app/head.tsx';
import { textStore } from '../../i18n/texts.ts';
import type { Block, Promotion } from './grouped.ts';
import { SessionProvider } from '../signIn/index.ts';
import { PromotionsScreen } from './PromotionsScreen.tsx';

const OWN = { panel: '#101010', text: '#fefefe', accent: '#fedcba' };
const link = { label: 'See the pots', url: '/jackpot/' };

const offer = (change: Partial<Promotion> = {}): Promotion => ({
  id: 'offer',
  audience: 'ALWAYS',
  endsAt: null,
  title: 'An offer',
  teaser: 'What it is.',
  text: ['All there is to say.'],
  terms: ['It costs a cent.', 'You can leave.'],
  picture: { url: '/brand/x/offer.svg', colours: null },
  action: { type: 'PAGE_LINK', link },
  ...change,
});
const card = (promotion: Promotion): Block => ({
  __typename: 'PromotionBlock',
  type: 'PROMOTION',
  promotion,
});
const wide = (promotion: Promotion): Block => ({
  __typename: 'PromotionBlock',
  type: 'PROMOTION_V2',
  promotion,
});
const banner = (
  type: 'BANNER_EXTERNAL_LINK' | 'BANNER_GAME' | 'BANNER_MANUAL' | 'RAFFLE',
  url: string,
  picture: Promotion['picture'] | null = null,
): Block => ({
  __typename: 'BannerBlock',
  type,
  title: `Title of ${type}`,
  text: `Words of ${type}`,
  picture,
  link: { label: 'Go on', url },
});

const GAME = {
  __typename: 'Game',
  id: 'fox',
  slug: 'fox',
  idx: 0,
  lookupId: 'fox',
  title: 'Fox & Ember',
  category: 'slots',
  studio: { name: 'Kvarn', slug: 'kvarn', imageUrl: null },
  rtp: '96.2',
  isNew: false,
  isLive: false,
  tileColour: '#123456',
  tileUrl: '/images/games/fox?v=1',
  isFavourite: false,
} as const;
const topGames: Block = {
  __typename: 'TopGamesBlock',
  type: 'TOP_GAMES',
  list: {
    name: 'Hot games',
    slug: 'hot-games',
    format: 'portrait',
    isRanked: true,
    path: '/game-list/hot-games/',
    games: {
      edges: [{ cursor: 'a', node: GAME }],
      pageInfo: { hasNextPage: true, endCursor: 'a' },
      totalCount: 10,
    },
  },
};

const JACKPOT: JackpotPartsFragment = {
  enabled: true,
  sourceId: 's',
  instanceId: 'i',
  operatorId: 'o',
  initialContributionValue: 0.1,
  contributionOptions: [0.1],
  currency: 'EUR',
  showsPercentage: false,
  autoOptIn: false,
  enabledCommunity: false,
  communitySize: 0,
  logo: null,
  winnerNotificationImage: null,
  pots: [],
  potAmounts: [
    { id: 'mega', amount: '12345.60', currency: 'EUR' },
    { id: 'major', amount: '678.90', currency: 'EUR' },
    { id: 'minor', amount: '21.05', currency: 'EUR' },
    { id: 'shared', amount: '99.00', currency: 'EUR' },
  ],
};

/**
 * Renders the page to HTML as the server does. Null blocks are for a player who is excluded from
 * promotions.
 */
function shown(promotions: readonly Block[] | null, search = ''): string {
  const content = {
    settings: { brand: 'x', country: 'FI', pages: ['promotions'], features: [], title: 'X' },
    locale: 'en',
    texts: textStore('en', {}),
    renderedAtMs: 0,
  };
  const data = { contentBlocks: promotions };
  const graphql = { peek: () => ({ data, error: undefined }) };
  return renderToStaticMarkup(
    <HeadProvider head={null}>
      <AppProvider app={content as unknown as App}>
        <GraphqlProvider graphql={graphql as unknown as Graphql}>
          <SessionProvider store={null} rendered={null}>
            <PromotionsScreen search={search} />
          </SessionProvider>
        </GraphqlProvider>
      </AppProvider>
    </HeadProvider>,
  );
}

const TERMS =
  /<ul [^>]*aria-label="blocks\.terms"><li>It costs a cent\.<\/li><li>You can leave\.<\/li><\/ul>/;

describe('the blocks of the promotions page', () => {
  it('PROMO-03 BANNER_EXTERNAL_LINK links to another site and says so', () => {
    const html = shown([banner('BANNER_EXTERNAL_LINK', 'https://help.example/')]);
    expect(html).toContain('href="https://help.example/"');
    expect(html).toContain('rel="noopener noreferrer"');
    expect(html).toContain('aria-label="Go on, Title of BANNER_EXTERNAL_LINK, blocks.elsewhere"');
  });

  it('PROMO-04 BANNER_GAME uses the colours of the game', () => {
    const html = shown([
      banner('BANNER_GAME', '/games/fox/', { url: '/images/games/fox/hero-1600', colours: OWN }),
    ]);
    expect(html).toContain('href="/en/games/fox/"');
    expect(html).toContain('src="/images/games/fox/hero-1600"');
    expect(html).toContain('--_ink:#101010;--_hi:#fefefe;--_accent:#fedcba');
  });

  it.each([
    ['PROMO-05', 'BANNER_MANUAL', '/rewards/', 'gift'],
    ['PROMO-09', 'RAFFLE', '/raffle/', 'ticket'],
  ] as const)('%s %s is a card with its words, which leads there', (_row, type, url, icon) => {
    const html = shown([banner(type, url)]);
    expect(html).toMatch(new RegExp(`<h2[^>]*>Title of ${type}</h2>`));
    expect(html).toContain(`Words of ${type}`);
    expect(html).toContain(`href="/en${url}"`);
    expect(html).not.toContain('noopener');
    expect(html).toContain(`#${icon}-regular`);
  });

  it('PROMO-06 JACKPOT shows three pots with their values before the feed answers', () => {
    const html = shown([{ __typename: 'JackpotBlock', type: 'JACKPOT', settings: JACKPOT }]);
    const words = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/ +/g, ' ');
    expect(words).toContain('EPIC € 12,345 .60 SUPER € 678 .90 MINI € 21 .05 blocks');
    expect(html).toContain('href="/en/jackpot/"');
  });

  it('PROMO-07 PROMOTION is a card with its terms and a link to its details', () => {
    const html = shown([card(offer({ endsAt: '2027-01-01T00:00:00.000Z' }))]);
    expect(html).toContain('<article');
    expect(html).toMatch(TERMS);
    expect(html).toContain('blocks.until');
    expect(html).toContain('href="/en/promotions/?promotion=offer"');
    expect(html).toContain('aria-label="blocks.howItWorks, An offer"');
  });

  it('PROMO-08 PROMOTION_V2 has terms and an action', () => {
    const html = shown([wide(offer())]);
    expect(html).toContain('<section');
    expect(html).toMatch(TERMS);
    expect(html).toContain('blocks.always');
    expect(html).toContain('aria-label="See the pots, An offer"');
    expect(html).toContain('href="/en/promotions/?promotion=offer"');
  });

  it('PROMO-10 TOP_GAMES is the row of a list with a link to all games', () => {
    const html = shown([topGames]);
    expect(html).toContain('Hot games');
    expect(html).toContain('href="/en/games/fox/"');
    expect(html).toContain('href="/en/game-list/hot-games/"');
  });
});

describe('PROMO-11 TOP_SPORTS', () => {
  const match = {
    id: 'm-1',
    league: 'Nordserien',
    home: { name: 'Ravens', colours: ['#112233', '#ffffff'] },
    away: { name: 'Otters', colours: [] },
    startsAt: '2026-12-01T18:00:00.000Z',
    live: null,
    selections: [
      { outcome: 'home', odds: '1.85', pick: 'm-1~result~home~p7' },
      { outcome: 'draw', odds: '3.40', pick: 'm-1~result~draw~p7' },
      { outcome: 'away', odds: null, pick: 'm-1~result~away~p7' },
    ],
  } as const;
  const sports = (matches: Extract<Block, { __typename: 'TopSportsBlock' }>['matches']): string =>
    shown([{ __typename: 'TopSportsBlock', type: 'TOP_SPORTS', matches }]);

  it('has a link for each of the odds, which opens the sportsbook with the pick', () => {
    const html = sports([match]);
    expect(html).toMatch(
      /<a class="fy-odds" href="\/en\/sports\/\?pick=m-1%7Eresult%7Ehome%7Ep7">.*?Ravens.*?<b>1\.85<\/b>/,
    );
    expect(html).toContain('pick=m-1%7Eresult%7Edraw%7Ep7');
  });

  it('shows odds that cannot be bet on as suspended, without a link', () => {
    const html = sports([match]);
    expect(html).not.toContain('away%7Ep7');
    expect(html).toMatch(/<span class="fy-odds fy-odds--closed">.*?Otters.*?blocks\.sports\.suspended/);
  });

  it('FAIR-05 shows the score of a live match and says that scores are delayed', () => {
    const html = sports([{ ...match, live: { home: 2, away: 1, minute: 63 } }]);
    expect(html).toMatch(/Ravens<\/dt><dd>2<\/dd>.*?Otters<\/dt><dd>1<\/dd>/);
    expect(html).toContain('63′');
    expect(html).toContain('blocks.sports.delayed');
    expect(sports([match])).not.toContain('blocks.sports.delayed');
  });

  it.each([[null], [[]]])('says that there are no live odds with the matches %j', (matches) => {
    expect(sports(matches)).toContain('blocks.sports.away');
  });
});

describe('one promotion', () => {
  it('OPEN-45 is shown at its own URL with text, terms, action and a link back', () => {
    const html = shown([card(offer()), topGames], '?promotion=offer');
    expect(html).toMatch(/<h1 id="[^"]*">An offer<\/h1>/);
    expect(html).toContain('<p>All there is to say.</p>');
    expect(html).toMatch(TERMS);
    expect(html).toContain('href="/en/promotions/"');
    expect(html).not.toContain('Hot games');
  });

  it('PROMO-02 PAGE_LINK leads to a page, DEPOSIT to the deposit', () => {
    const toPage = shown([card(offer())], '?promotion=offer');
    expect(toPage).toMatch(/<a [^>]*href="\/en\/jackpot\/"[^>]*>See the pots</);
    const toDeposit = shown([card(offer({ action: { type: 'DEPOSIT', link: null } }))], '?promotion=offer');
    expect(toDeposit).toMatch(/<a [^>]*href="\/en\/deposit\/"[^>]*>blocks.deposit</);
  });

  it('OPEN-45 a promotion that is not available is reported above the others', () => {
    const html = shown([card(offer())], '?promotion=over');
    expect(html).toContain('places.promotions.gone');
    expect(html).toContain('An offer');
    expect(shown([card(offer())])).not.toContain('places.promotions.gone');
  });
});

describe('without promotions', () => {
  it('OPEN-45 says that no promotion is running', () => {
    expect(shown([])).toContain('places.promotions.empty');
  });

  it('EXCLUSION-08 a player in a time-out is told why there are no promotions, at any URL', () => {
    for (const search of ['', '?promotion=offer']) {
      const html = shown(null, search);
      expect(html).toContain('places.promotions.keptOut');
      expect(html).not.toContain('jackpot');
    }
  });
});
