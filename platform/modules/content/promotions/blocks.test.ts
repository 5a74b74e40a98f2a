import { beforeAll, describe, expect, it } from 'vitest';
import type { BlockData, PromotionData, Site } from '../../../sites/index.ts';
import { testSites } from '../../../sites/testSites.ts';
import { blocksFor, hasBlock, type BlockCatalogue, type BlockContext } from './blocks.ts';

const NOW = new Date('2026-12-24T12:00:00Z');
const PANEL = { panelColour: '#101010', textColour: '#fefefe', accentColour: '#fedcba' };
const LIST = {
  name: 'Hot',
  slug: 'hot',
  format: 'portrait',
  isRanked: false,
  path: '/game-list/hot/',
  edges: [],
} as const;

/** A catalogue with only the game `fox`, the list of hot games and the studio Kvarn. */
const catalogue: BlockCatalogue = {
  panel: async (_site, _locale, slug) =>
    slug === 'fox' ? { game: { title: 'Fox', tileUrl: '/images/games/fox?v=1' }, ...PANEL } : null,
  gameList: async (_site, _locale, slug) => (slug === 'hot' ? LIST : null),
  groups: async () => ({ studios: [{ studio: { slug: 'kvarn' } }] }),
};
const offer: PromotionData = {
  id: 'offer',
  audience: 'ALWAYS',
  title: 'places.promotions.t',
  teaser: 'places.promotions.s',
  text: ['places.promotions.a', 'places.promotions.b'],
  terms: ['places.promotions.c'],
  picture: { file: 'offer.svg' },
  action: { type: 'DEPOSIT' },
};
const show: BlockData = { type: 'PROMOTION', promotion: 'offer' };
const texts = { title: 'places.promotions.t', text: 'places.promotions.a', label: 'places.promotions.l' };

const raffleCard = { ...texts, type: 'RAFFLE' } as const;

let site: Site;
beforeAll(async () => {
  site = (await testSites()).defaultSite;
});

interface Case extends Partial<Pick<Site, 'jackpot' | 'raffle' | 'promotions' | 'has'>> {
  readonly page?: string;
  /** The player's number of deposits; null for a visitor. */
  readonly deposits?: number | null;
}

function present({ page: on = 'promotions', deposits = 0, ...of }: Case) {
  const context: BlockContext = {
    site: { ...site, ...of },
    locale: 'en',
    now: NOW,
    deposits,
    catalogue,
    translate: (key) => `<${key}>`,
  };
  return blocksFor(on, context);
}
const page = (change: Partial<PromotionData>, block: BlockData = show, of: Case = {}) =>
  present({
    ...of,
    promotions: { promotions: [{ ...offer, ...change }], blocks: [block] },
  });
const alone = (block: BlockData, of: Case = {}) =>
  present({ promotions: { promotions: [], blocks: [block] }, ...of });

describe('a promotion', () => {
  it('OPEN-45 has texts, picture, end and action', async () => {
    expect(await page({ until: '2026-12-24' })).toEqual([
      {
        __typename: 'PromotionBlock',
        type: 'PROMOTION',
        promotion: {
          id: 'offer',
          audience: 'ALWAYS',
          // Midnight in Helsinki at the end of the last day.
          endsAt: new Date('2026-12-24T22:00:00Z'),
          title: '<places.promotions.t>',
          teaser: '<places.promotions.s>',
          text: ['<places.promotions.a>', '<places.promotions.b>'],
          terms: ['<places.promotions.c>'],
          picture: { url: '/brand/northlight/offer.svg', colours: null },
          action: { type: 'DEPOSIT', link: null },
        },
      },
    ]);
  });

  it.each<[what: string, change: Partial<PromotionData>]>([
    ['before its first day', { from: '2026-12-25' }],
    ['after its last day', { until: '2026-12-23' }],
    ['if it is for another audience', { audience: 'EXISTING_DEPOSITS' }],
    ['if the game of its picture is not available', { picture: { game: 'owl' } }],
    [
      'if it links to a studio that is not available',
      { action: { type: 'PAGE_LINK', to: { studio: 'otterby' }, label: 'places.promotions.l' } },
    ],
  ])('OPEN-45 is left out %s', async (_what, change) => {
    expect(await page({})).toHaveLength(1);
    expect(await page(change)).toEqual([]);
    expect(await page(change, { type: 'PROMOTION_V2', promotion: 'offer' })).toEqual([]);
  });

  it.each([
    [{ page: 'rewards' }, '/rewards/'],
    [{ game: 'fox' }, '/games/fox/'],
    [{ list: 'hot' }, '/game-list/hot/'],
    [{ studio: 'kvarn' }, '/game-studio/kvarn/'],
  ] as const)('PROMO-02 PAGE_LINK to %j leads to %s', async (to, url) => {
    const [block] = await page({ action: { type: 'PAGE_LINK', to, label: 'places.promotions.l' } });
    expect(block).toMatchObject({ promotion: { action: { link: { label: '<places.promotions.l>', url } } } });
  });
});

describe('a block', () => {
  it('PROMO-04 of a game has its title, picture and colours', async () => {
    const block = {
      type: 'BANNER_GAME',
      game: 'fox',
      text: 'places.promotions.a',
      label: 'places.promotions.l',
    } as const;
    expect(await alone(block)).toMatchObject([
      {
        title: 'Fox',
        picture: {
          url: '/images/games/fox/hero-1600?v=1',
          colours: { panel: '#101010', text: '#fefefe', accent: '#fedcba' },
        },
        link: { url: '/games/fox/' },
      },
    ]);
    expect(await alone({ ...block, game: 'owl' })).toEqual([]);
  });

  it('PROMO-06 PROMO-09 of the jackpot or raffle is shown only if the site has one', async () => {
    const raffle: BlockData = { ...texts, type: 'RAFFLE' };
    expect(await alone({ type: 'JACKPOT' })).toHaveLength(1);
    expect(await alone({ type: 'JACKPOT' }, { jackpot: null })).toEqual([]);
    expect(await alone(raffle)).toMatchObject([{ link: { url: '/raffle/' }, picture: null }]);
    expect(await alone(raffle, { raffle: null })).toEqual([]);
  });

  it('PROMO-10 of a game list is left out if the list is not available', async () => {
    expect(await alone({ type: 'TOP_GAMES', list: 'hot' })).toMatchObject([{ list: LIST }]);
    expect(await alone({ type: 'TOP_GAMES', list: 'cold' })).toEqual([]);
  });

  it('PROMO-05 is left out if its link or picture is not available', async () => {
    const block = { ...texts, type: 'BANNER_MANUAL' } as const;
    expect(await alone({ ...block, to: { game: 'fox' } })).toHaveLength(1);
    expect(await alone({ ...block, to: { game: 'owl' } })).toEqual([]);
    expect(await alone({ ...block, to: { game: 'fox' }, picture: { game: 'owl' } })).toEqual([]);
  });

  it('PROMO-11 of the sports is shown only if the site has a sportsbook', async () => {
    const block = { type: 'TOP_SPORTS' } as const;
    expect(await alone(block, { has: () => true })).toEqual([{ __typename: 'TopSportsBlock', ...block }]);
    expect(await alone(block, { has: (feature) => feature !== 'Sportsbook' })).toEqual([]);
  });

  it('ROUTE-60 is not shown by a site without promotions', async () => {
    expect(await present({ promotions: null })).toEqual([]);
  });
});

describe('the pages with blocks', () => {
  const promotions: Site['promotions'] = {
    promotions: [],
    blocks: [{ type: 'JACKPOT' }],
    pages: { lobby: [{ type: 'TOP_GAMES', list: 'hot' }], 'privacy-policy': [{ ...raffleCard }] },
  };
  const typesOn = async (on: string, of: Case = {}) =>
    (await present({ promotions, page: on, ...of })).map(({ type }) => type);

  it('OPEN-45 each page has its own blocks', async () => {
    expect(await typesOn('promotions')).toEqual(['JACKPOT']);
    expect(await typesOn('lobby')).toEqual(['TOP_GAMES']);
    expect(await typesOn('privacy-policy')).toEqual(['RAFFLE']);
    for (const none of ['terms-and-conditions', 'nothing', 'toString'])
      expect(await typesOn(none)).toEqual([]);
  });

  it('OPEN-45 only pages on which the operator placed the jackpot have its block', () => {
    const placed = { promotions: [], blocks: [], pages: { lobby: [{ type: 'JACKPOT' as const }] } };
    expect(hasBlock({ promotions: placed }, 'lobby', 'JACKPOT')).toBe(true);
    expect(hasBlock({ promotions: placed }, 'promotions', 'JACKPOT')).toBe(false);
    expect(hasBlock({ promotions }, 'lobby', 'JACKPOT')).toBe(false);
    expect(hasBlock({ promotions: null }, 'lobby', 'JACKPOT')).toBe(false);
  });

  it('JACK-59 RAFF-23 visitors are shown neither jackpot nor raffle', async () => {
    expect(await typesOn('promotions', { deposits: null })).toEqual([]);
    expect(await typesOn('privacy-policy', { deposits: null })).toEqual([]);
    expect(await typesOn('lobby', { deposits: null })).toEqual(['TOP_GAMES']);
  });

  it('PROMO-01 visitors are shown offers for everybody, and none that depends on deposits', async () => {
    const visitor = { deposits: null };
    expect(await page({}, show, visitor)).toHaveLength(1);
    expect(await page({ audience: 'FIRST_TIME_DEPOSIT' }, show, visitor)).toEqual([]);
    expect(await page({ audience: 'EXISTING_DEPOSITS' }, show, visitor)).toEqual([]);
  });
});
