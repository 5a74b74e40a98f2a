import { createHmac, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BuyArticle, ShopPage } from '@foyer/contract/generated/operations.ts';
import { DAY, HOUR } from '@foyer/domain/duration.ts';
import { brandId, type PlayerId } from '@foyer/domain/ids.ts';
import { buyArticle } from '../../../flows/shop/buyArticle.ts';
import { presentPurchase, readShop } from '../../../flows/shop/readShop.ts';
import { settleDuePurchases } from '../../../flows/shop/settlePurchase.ts';
import { readGivenBy, type RewardTerms } from '../../../modules/rewards/index.ts';
import { auditPurchases, createShop, GIVEN_BY } from '../../../modules/shop/index.ts';
import { auditLedger } from '../../../modules/wallet/index.ts';
import { fakeGamificationProvider, type FakeGamificationProvider } from '../../fakeGamificationProvider.ts';
import { fakePointsApi, type Failure } from '../../fakePointsApi.ts';
import { FORTY_SPINS, moneyDrop, rewardHarness, type RewardHarness } from '../../rewardHarness.ts';
import { shopRecords } from '../../shopRecords.ts';
import { testApi, type TestApi } from '../../testApi.ts';
const KEY = '0123456789abcdef0123';

let provider: FakeGamificationProvider;
let ledger: ReturnType<typeof fakePointsApi>;
let api: TestApi;
let harness: RewardHarness;
let records: ReturnType<typeof shopRecords>;
beforeAll(async () => {
  provider = await fakeGamificationProvider();
  ledger = fakePointsApi(provider);
  api = await testApi({
    gamification: { url: provider.url, key: KEY, widgetOrigin: 'https://widgets.example' },
  });
  harness = rewardHarness(api);
  records = shopRecords(api);
});
afterAll(async () => {
  await api.stop();
  await provider.close();
});
beforeEach(() => {
  provider.requests.length = 0;
  ledger.open();
});
afterEach(async () => {
  const { query } = api.database;
  expect((await auditLedger(query)).findings).toEqual([]);
  expect((await auditPurchases(query, await readGivenBy(query, GIVEN_BY))).findings).toEqual([]);
});

const wish = (articleId: string, price: number, idempotencyKey: string = randomUUID()) => ({
  articleId,
  price,
  idempotencyKey,
});
const COFFEE = ['coffee', 500] as const;
const TASTE = ['taste', 50] as const;

async function customer(points: number) {
  const { player } = await harness.createPlayer();
  ledger.set(player, points);
  return player;
}
const buy = (playerId: PlayerId, order: ReturnType<typeof wish>) =>
  buyArticle(api.services, { playerId, locale: 'en' }, order).then(presentPurchase);
const shopOf = (playerId: PlayerId) => readShop(api.services, { playerId, locale: 'en' });
const refusal = async (bought: Promise<unknown>) => {
  const error: { type?: string; reasons?: readonly string[] } = await bought.then(
    () => ({}),
    (reason: object) => reason,
  );
  return [error.type, ...(error.reasons ?? [])].join(' ');
};
describe('the articles', () => {
  it('ROUTE-58 FLAG-20 a player queries articles, points, level and purchases at once', async () => {
    const bearer = await api.token('northlight', 'petra@foyer.test');
    ledger.set(api.player(bearer), 700);
    ledger.setState({ level: 2 });
    const { data, errors } = await harness.ask(ShopPage, {}, bearer);
    expect(errors).toBeUndefined();
    const { shop } = data.viewer;
    expect(shop).toMatchObject({ isOptedIn: true, level: 2, points: 700, purchases: [] });
    expect(shop.ranks[1]).toBe('Silver');
    const ids = shop.articles.map(({ id }: { id: string }) => id);
    expect(ids).toEqual([
      'coffee',
      'dinner',
      'weekend',
      'nightcap',
      'encore',
      'taste',
      'handful',
      'pocketful',
    ]);
    expect(shop.articles[0]).toMatchObject({
      title: 'Coffee money',
      price: 500,
      gives: { __typename: 'MoneyDrop', amount: '2.00', currency: 'EUR' },
      mostPerDay: 1,
      boughtToday: 0,
    });
    expect(shop.articles[3].gives).toMatchObject({
      __typename: 'BonusMoneyDrop',
      wageringRequirementFactor: 10,
      maxPayout: '100.00',
    });
    expect(JSON.parse(shop.articles[5].gives.game.json).title).toBe('Fox & Ember');
    const [request] = provider.requests;
    const at = String(request?.headers['x-timestamp']);
    expect(request?.headers['x-signature']).toBe(
      createHmac('sha256', KEY)
        .update(`${at}./v1/points.`)
        .update(request?.body ?? '')
        .digest('hex'),
    );
  });

  it('ROUTE-58 FLAG-20 a brand without bonus lists sells none, and one without a shop has no articles', async () => {
    const french = await harness.createPlayer({ brand: 'bellemise', country: 'FR' });
    const shop = await shopOf(french.player);
    expect(shop?.articles.map(({ gives }) => gives.type)).toEqual([
      'money-drop',
      'money-drop',
      'free-spin',
      'free-spin',
    ]);
    const estonian = await harness.createPlayer({ brand: 'baltika', country: 'EE' });
    expect(await shopOf(estonian.player)).toBeNull();
    expect(await refusal(buy(estonian.player, wish(...COFFEE)))).toBe('UnknownArticle');
  });

  it('ROUTE-58 are shown while the provider is down, and cannot be bought', async () => {
    const player = await customer(900);
    provider.responses.set('/v1/points', () => ({ status: 503, body: {} }));
    expect(await shopOf(player)).toMatchObject({ points: null, level: 1, isOptedIn: false });
    expect(await refusal(buy(player, wish(...COFFEE)))).toBe('PartnerUnavailable');
    expect(await records.purchasesOf(player)).toEqual([]);
  });
});

describe('a purchase', () => {
  it('ROUTE-58 takes the points once and gives the reward once, to be claimed like any other', async () => {
    const player = await customer(700);
    const order = wish(...COFFEE);
    const bought = await buy(player, order);
    expect(bought).toMatchObject({ state: 'Done', title: 'Coffee money', price: 500 });
    expect(await buy(player, order)).toEqual(bought);
    expect(ledger.balanceOf(player)).toBe(200);
    const [reward, ...more] = await records.rewardsOf(player);
    expect(more).toEqual([]);
    expect(reward).toMatchObject({ id: bought.assignationId, status: 'Unclaimed', amount: 200n });
    await harness.claim({ id: reward?.id ?? '' }, player);
    expect(await harness.balance(player)).toEqual(['2.00', '0.00']);
    expect((await shopOf(player))?.articles[0]).toMatchObject({ boughtToday: 1, boughtInAll: 1 });
  });

  it('ROUTE-58 records each step permanently', async () => {
    const player = await customer(500);
    const { id } = await buy(player, wish(...COFFEE));
    expect(await records.stepsOf(id)).toEqual(['Pending', 'Done']);
    for (const change of [
      sql`delete from shop.entry where purchase_id = ${id}`,
      sql`update shop.purchase set state = 'Pending', assignation = null, look_at = now() where id = ${id}`,
      sql`update shop.purchase set price = 1 where id = ${id}`,
      sql`delete from shop.purchase where id = ${id}`,
    ])
      await expect(change.execute(api.database.query)).rejects.toThrow();
  });

  it('ROUTE-58 two parallel requests with one id are one purchase, with two ids two', async () => {
    const player = await customer(1_000);
    const order = wish('handful', 400);
    const results = await Promise.all(Array.from({ length: 6 }, () => buy(player, order)));
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
    expect(ledger.balanceOf(player)).toBe(600);
    await records.settleAll();
    expect(await records.rewardsOf(player)).toHaveLength(1);
    const others = await Promise.all([1, 2].map(() => refusal(buy(player, wish('handful', 400)))));
    // Two per day are allowed, so one of them is refused.
    expect(others.sort()).toEqual(['', 'ArticleSoldOut today']);
    expect(ledger.balanceOf(player)).toBe(200);
  });

  it('ROUTE-58 the last points are spent once', async () => {
    const player = await customer(500);
    const orders = ['coffee', 'handful'].map((id) => wish(id, id === 'coffee' ? 500 : 400));
    const bought = await Promise.allSettled(orders.map((order) => buy(player, order)));
    await records.settleAll();
    const purchases = await records.purchasesOf(player);
    expect(purchases.filter(({ state }) => state === 'Done')).toHaveLength(1);
    expect(bought.map(({ status }) => status)).toContain('fulfilled');
    expect(await records.rewardsOf(player)).toHaveLength(1);
    expect([0, 100]).toContain(ledger.balanceOf(player));
  });

  it.each([
    ['another price than the one that is asked', wish('coffee', 499), 'PriceChanged'],
    ['an article that is not there', wish('constructor', 500), 'UnknownArticle'],
    ['one of a level above', wish('dinner', 2400), 'LevelTooLow'],
    ['no name of its own', wish('coffee', 500, 'x'), 'BadRequest invalid'],
  ])('ROUTE-58 with %s is refused', async (_, order, type) => {
    const player = await customer(9_000);
    expect(await refusal(buy(player, order))).toBe(type);
    expect(ledger.balanceOf(player)).toBe(9_000);
    expect(await records.purchasesOf(player)).toEqual([]);
  });

  it('ROUTE-58 an id used for another article is refused, and another player’s id is unknown', async () => {
    const [one, other] = [await customer(900), await customer(900)];
    const order = wish(...COFFEE);
    await buy(one, order);
    expect(await refusal(buy(one, { ...order, articleId: 'handful', price: 400 }))).toBe(
      'TransactionConflict',
    );
    expect((await buy(other, order)).state).toBe('Done');
    expect(ledger.balanceOf(one)).toBe(400);
  });

  it('ROUTE-58 of an article that is limited to one, or one per day, is refused for the second', async () => {
    const player = await customer(5_000);
    await buy(player, wish(...TASTE));
    await buy(player, wish(...COFFEE));
    expect(await refusal(buy(player, wish(...TASTE)))).toBe('ArticleSoldOut inAll');
    expect(await refusal(buy(player, wish(...COFFEE)))).toBe('ArticleSoldOut today');
    api.clock.advance(DAY + HOUR);
    expect((await buy(player, wish(...COFFEE))).state).toBe('Done');
    expect(await refusal(buy(player, wish(...TASTE)))).toBe('ArticleSoldOut inAll');
  });

  it('ROUTE-58 refused by the provider: no reward, and the player gets the reason', async () => {
    const player = await customer(500);
    ledger.set(player, 10);
    // The points were spent elsewhere a moment ago.
    provider.responses.set('/v1/points', () => ({
      body: { points: 500, level: 1, gamificationOpt: { enable: true } },
    }));
    expect(await buy(player, wish(...COFFEE))).toMatchObject({ state: 'Refused', reason: 'NotEnoughPoints' });
    expect(await records.rewardsOf(player)).toEqual([]);
    expect(ledger.balanceOf(player)).toBe(10);
  });
});

describe('a purchase of unknown outcome', () => {
  it.each(['before', 'after'] as const)(
    'ROUTE-58 the provider fails %s taking the points: pending, then one reward for them',
    async (how) => {
      const player = await customer(500);
      ledger.fail(() => how);
      const order = wish(...COFFEE);
      expect((await buy(player, order)).state).toBe('Pending');
      // The pending purchase counts as bought, and a repeated request does not buy again.
      expect((await buy(player, order)).state).toBe('Pending');
      expect(await refusal(buy(player, wish(...COFFEE)))).toMatch(/ArticleSoldOut today/);
      expect(await records.rewardsOf(player)).toEqual([]);
      ledger.fail(() => null);
      await records.settleAll();
      expect(await records.purchasesOf(player)).toMatchObject([{ state: 'Done' }]);
      expect(await records.rewardsOf(player)).toHaveLength(1);
      expect(ledger.balanceOf(player)).toBe(0);
    },
  );

  it('ROUTE-58 a crash between points and reward: the next run gives the reward once', async () => {
    const player = await customer(500);
    await sql`create function rewards.crash() returns trigger language plpgsql as
      $$ begin raise exception 'the power went'; end $$`.execute(api.database.query);
    await sql`create trigger crash before insert on rewards.assignment
      for each row execute function rewards.crash()`.execute(api.database.query);
    try {
      expect((await buy(player, wish(...COFFEE))).state).toBe('Pending');
    } finally {
      await sql`drop function rewards.crash() cascade`.execute(api.database.query);
    }
    expect(ledger.balanceOf(player)).toBe(0);
    await Promise.all([records.settleAll(), records.settleAll()]);
    expect(await records.rewardsOf(player)).toHaveLength(1);
    expect(ledger.balanceOf(player)).toBe(0);
  });

  it('ROUTE-58 random failures of the provider: points and rewards always match', async () => {
    const PRICES: Readonly<Record<string, number>> = { taste: 50, handful: 400, coffee: 500, nightcap: 900 };
    const players = await Promise.all([2_000, 900, 450, 60].map(customer));
    const had = players.map((player) => ledger.balanceOf(player));
    // A sequence of failures that is the same in each run.
    let seed = 7;
    const next = () => (seed = (seed * 48_271) % 2_147_483_647);
    ledger.fail((): Failure => (['before', 'after', null] as const)[next() % 3] ?? null);
    const articles = Object.keys(PRICES);
    const presses = Array.from({ length: 48 }, (_, at) => {
      const id = articles[next() % articles.length] ?? '';
      const order = wish(id, PRICES[id] ?? 0);
      const player = players[at % players.length]!;
      return [() => buy(player, order), () => buy(player, order)];
    }).flat();
    for (let at = 0; at < presses.length; at += 12) {
      await Promise.allSettled(presses.slice(at, at + 12).map((press) => press()));
      await Promise.allSettled([settleDuePurchases(api.services), settleDuePurchases(api.services)]);
      if (at === 24) await harness.set(players[1]!, { rewards_blocked: true });
    }
    await records.settleAll();
    for (const [at, player] of players.entries()) {
      const purchases = await records.purchasesOf(player);
      const done = purchases.filter(({ state }) => state === 'Done');
      const spent = done.reduce((sum, { price }) => sum + price, 0);
      expect(purchases.map(({ state }) => state)).not.toContain('Pending');
      expect(ledger.balanceOf(player)).toBe((had[at] ?? 0) - spent);
      const given = await records.rewardsOf(player);
      expect(new Set(given.map(({ id }) => id))).toEqual(new Set(done.map(({ assignation }) => assignation)));
      expect(given).toHaveLength(done.length);
    }
    expect((await records.purchasesOf(players[0]!)).length).toBeGreaterThan(2);
  });
});

describe('a paid article that cannot be given', () => {
  const boughtRemovedArticle = (playerId: PlayerId, terms: RewardTerms) =>
    api.database.transaction(async (tx) => {
      const named = { brand: brandId('northlight'), clientId: 'foyer-northlight-5', playerId };
      const article = { idempotencyKey: randomUUID(), article: 'long-gone', price: 500, terms };
      return createShop(api).order(tx, { ...named, ...article });
    });

  it('ROUTE-58 an article that was removed from the shop is given as it was bought', async () => {
    const player = await customer(500);
    await boughtRemovedArticle(player, moneyDrop({ name: 'Old money' }));
    await records.settleAll();
    expect(await records.rewardsOf(player)).toMatchObject([{ name: 'Old money', amount: 1500n }]);
    expect(ledger.balanceOf(player)).toBe(0);
  });

  it('ROUTE-58 spins of a removed game: the points are refunded', async () => {
    const player = await customer(500);
    await boughtRemovedArticle(player, { ...FORTY_SPINS, game: 'long-gone' });
    await records.settleAll();
    expect(await records.purchasesOf(player)).toMatchObject([{ state: 'Returned', assignation: null }]);
    expect(await records.rewardsOf(player)).toEqual([]);
    expect(ledger.balanceOf(player)).toBe(500);
  });

  it.each([
    ['REW-16', () => ({ rewards_blocked: true })],
    ['EXCLUSION-08', () => ({ timeout_ends_at: new Date(api.clock.now().getTime() + 30 * DAY) })],
  ] as const)(
    '%s who is kept from rewards meanwhile gets the points back, also if the company fails',
    async (_, columns) => {
      for (const how of ['before', 'after'] as const) {
        const player = await customer(500);
        ledger.fail(() => how);
        const { id } = await buy(player, wish(...COFFEE));
        await harness.set(player, columns());
        let failures = 2;
        ledger.fail(() => (failures-- > 0 ? 'after' : null));
        await records.settleAll();
        expect(await records.purchasesOf(player)).toMatchObject([{ state: 'Returned', assignation: null }]);
        expect(ledger.balanceOf(player)).toBe(500);
        expect(await records.rewardsOf(player)).toEqual([]);
        expect(await records.stepsOf(id)).toEqual(['Pending', 'Returning', 'Returned']);
      }
    },
  );
});

describe('players without access', () => {
  const inDays = (days: number) => new Date(api.clock.now().getTime() + days * DAY);

  it.each([
    ['REW-16', () => ({ rewards_blocked: true }), 'PlayerBlocked RewardsBlocked'],
    ['EXCLUSION-08', () => ({ timeout_ends_at: inDays(1) }), 'PlayerBlocked Timeout'],
    ['GAMI-13', () => ({ kyc_status: 'Required' }), 'GamificationNotEnabled'],
    ['GAMI-12', () => ({ source_of_wealth_due_at: inDays(-1) }), 'GamificationNotEnabled'],
  ] as const)('%s sees no shop and buys nothing, and the provider is not called', async (...one) => {
    const [, columns, type] = one;
    const player = await customer(900);
    await harness.set(player, columns());
    expect(await shopOf(player)).toBeNull();
    expect(await refusal(buy(player, wish(...COFFEE)))).toBe(type);
    expect(provider.requests).toEqual([]);
    expect(await records.purchasesOf(player)).toEqual([]);
  });

  it('GAMI-09 a player whom an operator blocks from gamification', async () => {
    const player = await customer(900);
    await api.database.transaction((tx) =>
      api.services.gamification.block(tx, { playerId: player, isBlocked: true, by: 'Ada', why: 'asked' }),
    );
    expect(await shopOf(player)).toBeNull();
    expect(await refusal(buy(player, wish(...COFFEE)))).toBe('GamificationNotEnabled');
  });

  it('GAMI-16 a player who does not participate sees the articles, and buys nothing', async () => {
    const player = await customer(900);
    ledger.setState({ isOptedIn: false });
    expect(await shopOf(player)).toMatchObject({ isOptedIn: false });
    expect(await refusal(buy(player, wish(...COFFEE)))).toBe('NotTakingPart');
    expect(ledger.balanceOf(player)).toBe(900);
  });

  it('GAMI-17 a visitor sees nothing and buys nothing', async () => {
    expect((await harness.ask(ShopPage, {}, '')).data.viewer).toBeNull();
    const { errors } = await harness.ask(BuyArticle, wish(...COFFEE), '');
    expect(errors[0].extensions.type).toBe('AuthenticationFailure');
  });
});
