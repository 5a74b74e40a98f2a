import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ContentPage,
  LobbyPage,
  MoreCasinosPage,
  PromotionsPage,
} from '@foyer/contract/generated/operations.ts';
import { DAY } from '@foyer/domain/duration.ts';
import { fromDecimal } from '@foyer/domain/money.ts';
import { deposit } from '../../modules/wallet/index.ts';
import { DEMO_BRANDS } from '../../sites/testing/demoBrands.ts';
import { rewardHarness } from '../../testing/rewardHarness.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';

const HOST = 'northlight.localhost:3000';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

async function request(
  { documentId }: { documentId: string },
  brand: string,
  { variables, token, locale }: { variables?: object; token?: string; locale?: string } = {},
) {
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { documentId, variables },
    headers: {
      host: `${brand}.localhost:3000`,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(locale && { locale }),
    },
  });
  const { data, errors } = response.json();
  expect(errors).toBeUndefined();
  return data;
}

it('GQLC-03 a visitor’s browser gets and caches a content page by GET; a player’s response is not cached', async () => {
  const token = await api.token();
  const query = { documentId: ContentPage.documentId, variables: '{"key":"privacy-policy"}' };
  const read = (headers: Record<string, string>) =>
    api.app.inject({ method: 'GET', url: '/graphql', query, headers: { host: HOST, ...headers } });
  const visitors = await read({});
  expect(visitors.json().data).toMatchObject({ viewer: null, page: { title: 'Privacy policy' } });
  expect(visitors.headers['cache-control']).toBe('private, max-age=60');
  const players = await read({ authorization: `Bearer ${token}` });
  expect(players.json().data).toMatchObject({ viewer: { id: expect.any(String) } });
  expect(players.headers['cache-control']).toBe('no-store');
});

describe('a content page', () => {
  const page = async (brand: string, key: string, locale?: string) =>
    (await request(ContentPage, brand, { variables: { key }, ...(locale && { locale }) })).page;

  it('GQLO-25 the additional information has title, rich text and the date of its last change', async () => {
    const page25 = await page('northlight', 'additional-information');
    expect(page25).toMatchObject({
      title: 'Additional information',
      html: expect.stringContaining('Malta Gaming Authority'),
      changedAt: '2026-11-21T00:00:00.000Z',
    });
  });

  it('GQLO-25 depends on locale and licence', async () => {
    expect((await page('northlight', 'additional-information', 'fi')).title).toBe('Lisätietoja');
    expect((await page('baltika', 'additional-information', 'en')).html).toContain('21');
  });

  it('GQLO-25 depends on the player’s own country', async () => {
    const variables = { key: 'additional-information' };
    const { page: read, viewer } = await request(ContentPage, 'northlight', {
      variables,
      token: await api.token(),
    });
    expect(viewer.player.country.code).toBe('FI');
    expect(read.html).toContain('Peluuri');
  });

  it('has a version, which acceptances refer to', async () => {
    expect((await page('tivoli', 'terms-and-conditions')).version).toBe(2);
    expect((await page('tivoli', 'privacy-policy')).version).toBe(5);
  });

  it('is null where the site has none', async () => {
    expect(await page('tivoli', 'nothing')).toBeNull();
    expect(await page('tivoli', '../brands/tivoli')).toBeNull();
  });
});

describe('more casinos', () => {
  it('ROUTE-71 are those that accept players from the visitor’s country, at their own hosts', async () => {
    const { moreCasinos } = await request(MoreCasinosPage, 'northlight');
    // The site data may have more brands than the demonstration.
    expect(moreCasinos).not.toContainEqual(expect.objectContaining({ id: 'northlight' }));
    const ofDemonstration = (casino: { id: string }) => DEMO_BRANDS.some((brand) => brand === casino.id);
    expect(moreCasinos.filter(ofDemonstration)).toMatchObject([
      {
        id: 'baltika',
        label: 'Baltika',
        url: 'http://baltika.localhost:3000/',
        company: 'Merevaik Mängud OÜ',
        isSameOperator: false,
        minimumAge: 21,
        logo: { url: '/brand/baltika/logo-desktop.svg' },
      },
    ]);
  });

  it('ROUTE-71 are empty where no other brand accepts the visitor', async () => {
    expect((await request(MoreCasinosPage, 'sol')).moreCasinos).toEqual([]);
  });
});

describe('the promotions page', () => {
  interface Promotions {
    readonly __typename: string;
    readonly type: string;
    readonly promotion?: { readonly id: string; readonly [field: string]: unknown };
    readonly [field: string]: unknown;
  }
  const somebody = async () => {
    const harness = rewardHarness(api);
    const { player, email } = await harness.createPlayer();
    const token = await api.token('northlight', email);
    return {
      player,
      token,
      set: (columns: Record<string, unknown>) => harness.set(player, columns),
      lobby: async () => (await request(LobbyPage, 'northlight', { token })).lobby,
      promotions: async (locale?: string): Promise<readonly Promotions[] | null> =>
        (await request(PromotionsPage, 'northlight', { token, ...(locale && { locale }) })).contentBlocks,
    };
  };
  const offered = (blocks: readonly Promotions[] | null) =>
    (blocks ?? []).flatMap(({ promotion }) => (promotion ? [promotion.id] : []));

  it('PROMO-06 PROMO-08 the jackpot and a full-width promotion have their content', async () => {
    const { promotions } = await somebody();
    const blocks = (await promotions()) ?? [];
    const of = (type: string) => blocks.find((block) => block.type === type);
    expect(of('PROMOTION_V2')).toMatchObject({
      promotion: {
        title: 'Three jackpots on every bet',
        endsAt: null,
        terms: expect.arrayContaining(['For players aged 18 and over.']),
        picture: { url: '/brand/northlight/jackpot-desktop.svg', colours: null },
        action: { type: 'PAGE_LINK', link: { label: 'See the jackpots', url: '/jackpot/' } },
      },
    });
    expect(of('JACKPOT')).toMatchObject({ __typename: 'JackpotBlock', settings: { currency: 'EUR' } });
  });

  it('PROMO-04 PROMO-05 PROMO-09 cards have their image and link', async () => {
    const { promotions } = await somebody();
    const blocks = (await promotions()) ?? [];
    const of = (type: string) => blocks.find((block) => block.type === type);
    expect(of('BANNER_GAME')).toMatchObject({
      title: 'Raven’s Toll',
      picture: {
        url: expect.stringMatching(/^\/images\/games\/raven-s-toll\/hero-1600\?v=/),
        colours: { panel: expect.stringMatching(/^#/) },
      },
      link: { url: '/games/raven-s-toll/' },
    });
    expect(of('BANNER_MANUAL')).toMatchObject({ link: { url: '/rewards/' }, picture: null });
    expect(of('RAFFLE')).toMatchObject({ link: { url: '/raffle/' } });
  });

  it('PROMO-03 PROMO-10 an external link and the top games have their content', async () => {
    const { promotions } = await somebody();
    const blocks = (await promotions()) ?? [];
    const of = (type: string) => blocks.find((block) => block.type === type);
    expect(of('BANNER_EXTERNAL_LINK')).toMatchObject({ link: { url: 'https://www.gamblingtherapy.org/' } });
    expect(of('TOP_GAMES')).toMatchObject({
      list: { slug: 'hot-games', games: { edges: expect.arrayContaining([expect.anything()]) } },
    });
  });

  it('PROMO-01 a deposit changes the offers', async () => {
    const { promotions, player } = await somebody();
    expect(offered(await promotions())).toEqual(['three-pots', 'first-deposit']);
    const amount = fromDecimal('20.00', 'EUR');
    await api.services.wallet.submit(deposit({ caller: 'test', key: player, playerId: player, amount }));
    const after = await promotions();
    expect(offered(after)).toEqual(['three-pots', 'evening-with-kvarn']);
    expect(after?.find(({ type }) => type === 'PROMOTION')?.promotion).toMatchObject({
      audience: 'EXISTING_DEPOSITS',
      action: { type: 'PAGE_LINK', link: { url: '/game-studio/kvarn/' } },
    });
  });

  it('OPEN-45 is in the player’s language', async () => {
    const { promotions } = await somebody();
    expect((await promotions('fi'))?.[0]?.promotion).toMatchObject({
      title: 'Kolme pottia jokaisen panoksen vierellä',
    });
  });

  it('JACK-59 RAFF-23 a visitor sees the jackpot in the lobby of a site that is open to visitors, and no winners', async () => {
    const lobbyOf = async (brand: string) => (await request(LobbyPage, brand, {})).lobby;
    expect(await lobbyOf('sol')).toMatchObject({
      jackpot: { enabled: true, currency: 'USD' },
      recentWins: [],
    });
    expect(await lobbyOf('northlight')).toMatchObject({ jackpot: null, recentWins: [] });
  });

  it.each<[what: string, columns: Record<string, unknown>, over: Record<string, unknown>]>([
    ['EXCLUSION-08 excluded', { excluded_at: new Date(), exclusion_ends_at: null }, { excluded_at: null }],
    [
      'EXCLUSION-08 in a time-out',
      { timeout_ends_at: new Date(Date.now() + 90 * DAY) },
      { timeout_ends_at: null },
    ],
    ['REW-16 kept from rewards', { rewards_blocked: true }, { rewards_blocked: false }],
  ])(
    '%s: no offers are shown, nor the jackpot in the lobby; afterwards all are again',
    async (_what, columns, over) => {
      const { promotions, lobby, set } = await somebody();
      const before = await promotions();
      expect(before).not.toBeNull();
      const { jackpot } = await lobby();
      expect(jackpot).toMatchObject({ enabled: true, currency: 'EUR' });
      await set(columns);
      expect(await promotions()).toBeNull();
      expect(await lobby()).toMatchObject({ jackpot: null });
      await set(over);
      expect(await promotions()).toEqual(before);
      expect(await lobby()).toMatchObject({ jackpot });
    },
  );

  it('PROMO-01 a visitor gets what is meant for everybody', async () => {
    const { viewer, contentBlocks } = await request(PromotionsPage, 'northlight');
    expect(viewer).toBeNull();
    expect(offered(contentBlocks)).toEqual(['three-pots']);
  });

  it('ROUTE-60 each brand has its own', async () => {
    const { contentBlocks } = await request(PromotionsPage, 'baltika', {
      token: await api.token('baltika', 'bo@foyer.test'),
    });
    const types: readonly string[] = contentBlocks.map(({ type }: Promotions) => type);
    expect(types).toContain('JACKPOT');
    expect(types).not.toContain('RAFFLE');
  });
});

describe('the blocks of other pages', () => {
  const typesOf = (blocks: readonly { readonly type: string }[] | null) => blocks?.map(({ type }) => type);

  it('OPEN-45 a text page has its own blocks, which an excluded player is not shown', async () => {
    const variables = { key: 'bonus-terms-and-conditions' };
    const visitors = await request(ContentPage, 'northlight', { variables });
    expect(typesOf(visitors.contentBlocks)).toEqual(['PROMOTION', 'BANNER_MANUAL']);
    const harness = rewardHarness(api);
    const { player, email } = await harness.createPlayer();
    const token = await api.token('northlight', email);
    await harness.set(player, { excluded_at: new Date(), exclusion_ends_at: null });
    const { page, contentBlocks } = await request(ContentPage, 'northlight', { variables, token });
    expect([page.title, contentBlocks]).toEqual(['Bonus terms and conditions', null]);
  });
});
