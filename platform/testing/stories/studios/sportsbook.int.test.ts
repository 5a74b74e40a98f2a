import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  GameHistorySlice,
  LaunchSportsbook,
  LobbyPage,
  SessionClock,
} from '@foyer/contract/generated/operations.ts';
import type { StudioCallName } from '@foyer/contract/studios/calls.ts';
import { STUDIO_PATHS } from '@foyer/contract/studios/http.ts';
import { brandId, sessionId } from '@foyer/domain/ids.ts';
import { money } from '@foyer/domain/money.ts';
import { drawRaffles } from '../../../flows/draws/drawRaffles.ts';
import { setLimit } from '../../../flows/limits.ts';
import { launchSportsbook } from '../../../flows/launch/launchSportsbook.ts';
import { auditLedger, bet as betCommand, deposit } from '../../../modules/wallet/index.ts';
import { sign } from '../../../providers/studios/signature.ts';
import { rewardHarness, type RewardHarness } from '../../rewardHarness.ts';
import { testApi, type TestApi } from '../../testApi.ts';

const KEY = 'the key of the sportsbook';
const BOOK = 'https://book.example/page';

let api: TestApi;
let harness: RewardHarness;
beforeAll(async () => {
  api = await testApi({ sportsbook: { url: BOOK, apiOrigin: 'https://book.example', keys: [KEY] } });
  harness = rewardHarness(api);
});
afterAll(() => api.stop());

const ask = async (
  { documentId }: { documentId: string },
  {
    brand = 'northlight',
    bearer = '',
    variables = {},
  }: { brand?: string; bearer?: string; variables?: object } = {},
) => {
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { documentId, variables },
    headers: { host: `${brand}.localhost`, ...(bearer && { authorization: `Bearer ${bearer}` }) },
  });
  return response.json();
};

/** A new player with a balance of 100.00, signed in, with the sportsbook open. */
async function punter() {
  const { player, email } = await harness.createPlayer();
  const hundred = { caller: 'foyer:test', key: player, playerId: player, amount: money(100_00n, 'EUR') };
  await api.database.transaction((tx) => api.services.wallet.post(tx, deposit(hundred)));
  const bearer = await api.token('northlight', email);
  return { player, email, bearer, ...(await open(bearer)) };
}
type Punter = Awaited<ReturnType<typeof punter>>;

async function open(bearer: string) {
  const { data } = await ask(LaunchSportsbook, { bearer });
  const token = new URL(data.launchSportsbook.url).searchParams.get('token') ?? '';
  const { body } = await call('authenticate', { token });
  return { sessionId: String(body.sessionId), opened: body };
}

/** A signed call as the sportsbook makes it, at the studios' wallet API. */
async function call(name: StudioCallName, body: object, { studio = 'sportsbook', key = KEY } = {}) {
  const path = STUDIO_PATHS[name];
  const raw = JSON.stringify(body);
  const at = String(api.clock.now().getTime());
  const response = await api.app.inject({
    method: 'POST',
    url: path,
    payload: raw,
    headers: {
      'content-type': 'application/json',
      'x-studio': studio,
      'x-timestamp': at,
      'x-signature': sign(key, at, path, Buffer.from(raw)).toString('hex'),
    },
  });
  return { status: response.statusCode, body: response.json() };
}

const coupon = (roundId: string = randomUUID()) => roundId;
const inRound = ({ sessionId }: Pick<Punter, 'sessionId'>, roundId: string, what: string) => ({
  sessionId,
  roundId,
  transactionId: `${roundId}:${what}`,
});
const bet = (by: Pick<Punter, 'sessionId'>, roundId = coupon(), amount = '10.00') =>
  call('bet', { ...inRound(by, roundId, 'bet'), amount, currency: 'EUR' });
const win = (by: Pick<Punter, 'sessionId'>, roundId: string, amount: string) =>
  call('win', { ...inRound(by, roundId, 'win'), amount, currency: 'EUR' });

describe('launching the sportsbook', () => {
  it('OPEN-43 SPORT-02 for a player: with a token of one session, on the sportsbook’s own origin', async () => {
    const { player, bearer, opened } = await punter();
    const { data } = await ask(LaunchSportsbook, { bearer });
    const url = new URL(data.launchSportsbook.url);
    expect(data.launchSportsbook.origin).toBe('https://book.example');
    expect(url.pathname).toBe('/page');
    expect(url.searchParams.get('lobby')).toMatch(/^http:\/\/northlight\.localhost/);
    expect(opened).toMatchObject({
      playerId: player,
      game: 'sportsbook',
      currency: 'EUR',
      balance: '100.00',
    });
  });

  it('SPORT-03 for a visitor: to look, without a token and without a session', async () => {
    const { data } = await ask(LaunchSportsbook);
    const url = new URL(data.launchSportsbook.url);
    expect(url.searchParams.has('token')).toBe(false);
    expect(url.searchParams.get('currency')).toBe('EUR');
  });

  it('FLAG-18 is impossible on a site without the toggle, and without a sportsbook vendor', async () => {
    const { errors } = await ask(LaunchSportsbook, { brand: 'tivoli' });
    expect(errors[0].extensions.type).toBe('SportsbookNotAvailable');
    const site = api.sites.defaultSite;
    const request = { site, session: null, locale: 'en', lobbyOrigin: 'http://localhost' } as const;
    await expect(launchSportsbook({ ...api.services, sportsbookUrl: null }, request)).rejects.toMatchObject({
      type: 'SportsbookNotAvailable',
    });
  });

  it('EXCLUSION-01 EXCLUSION-08 is impossible for a player who may not play', async () => {
    const { player, bearer } = await punter();
    await harness.set(player, { timeout_ends_at: new Date('2099-01-01') });
    const { errors } = await ask(LaunchSportsbook, { bearer });
    expect(errors[0].extensions).toMatchObject({ type: 'PlayerBlocked', reasons: ['Timeout'] });
  });

  it('again ends bets of the earlier launch', async () => {
    const first = await punter();
    const second = await open(first.bearer);
    expect((await bet(first)).body.error.type).toBe('SessionEnded');
    expect((await bet(second)).status).toBe(200);
  });
});

describe('a coupon', () => {
  it('OPEN-43 is a round of the wallet: staked, won, ended, each call idempotent', async () => {
    const by = await punter();
    const id = coupon();
    const both = await Promise.all([bet(by, id), bet(by, id)]);
    for (const { status, body } of both) expect([status, body.balance]).toEqual([200, '90.00']);
    await win(by, id, '18.50');
    expect((await win(by, id, '18.50')).body.balance).toBe('108.50');
    expect((await call('endRound', inRound(by, id, 'end'))).status).toBe(200);
    expect((await harness.balance(by.player))[0]).toBe('108.50');
  });

  it('OPEN-43 several can be open, and a void one refunds its stake', async () => {
    const by = await punter();
    const [one, other] = [coupon(), coupon()];
    await bet(by, one);
    await bet(by, other, '20.00');
    const back = { ...inRound(by, other, 'void'), rollsBack: `${other}:bet` };
    expect((await call('rollback', back)).body.balance).toBe('90.00');
    expect((await call('endRound', inRound(by, other, 'end'))).status).toBe(200);
    expect((await win(by, one, '30.00')).body.balance).toBe('120.00');
  });

  it.each([
    ['wins', '11.10', '104.90'],
    ['is returned', '6.00', '99.80'],
    ['loses', null, '93.80'],
  ])(
    'OPEN-43 MONEY-07 is cashed out in part by a win in its round, and the rest %s: the ledger adds up',
    async (_rest, settled, balance) => {
      const by = await punter();
      const id = coupon();
      const staked = { ...inRound(by, id, 'bet'), amount: '10.00', currency: 'EUR', largestWin: '18.50' };
      expect((await call('bet', staked)).status).toBe(200);
      const part = { ...inRound(by, id, 'cash-out-1'), amount: '3.80', currency: 'EUR' };
      const both = await Promise.all([
        call('win', part),
        call('win', part),
        ...(settled === null ? [] : [win(by, id, settled)]),
        call('endRound', inRound(by, id, 'end')),
      ]);
      for (const { status, body } of both) {
        expect(status).toBe(200);
        expect(body.heldAmount).toBeUndefined();
      }
      expect((await harness.balance(by.player))[0]).toBe(balance);
      const { data } = await ask(GameHistorySlice, { bearer: by.bearer, variables: { first: 5 } });
      const won = (Number(settled ?? 0) + 3.8).toFixed(2);
      expect(data.viewer.gameHistory.edges[0].node).toMatchObject({ staked: '10.00', won });
      expect(await auditLedger(api.database.query)).toMatchObject({ isClean: true });
    },
  );

  it('LIMIT-11 is paid after the session has ended and the player has self-excluded; a new one is refused', async () => {
    const by = await punter();
    const id = coupon();
    await bet(by, id);
    await api.database.transaction((tx) => api.services.selfExclusion.excludePlayer(tx, by.player, null));
    expect((await bet(by)).body.error.type).toBe('SessionEnded');
    expect((await win(by, id, '25.00')).body.balance).toBe('115.00');
  });

  it('LIMIT-07 is refused above a limit, and its stake counts for the limit', async () => {
    const by = await punter();
    await setLimit(api.services, {
      playerId: by.player,
      kind: 'Stake',
      period: 'Day',
      amount: money(15_00n, 'EUR'),
    });
    expect((await bet(by)).status).toBe(200);
    const refused = await bet(by);
    expect(refused).toMatchObject({ status: 403, body: { error: { type: 'LimitReached' } } });
    expect(refused.body.error.keys).toMatchObject({ kind: 'Stake', period: 'Day', left: '5.00' });
    expect((await bet(by, coupon(), '5.00')).status).toBe(200);
  });

  it('CLOCK-03 CLOCK-04 waits for a due reality check, and counts in the session’s figures', async () => {
    const by = await punter();
    const id = coupon();
    await bet(by, id);
    await win(by, id, '4.00');
    const { data } = await ask(SessionClock, { bearer: by.bearer });
    expect(data.viewer.sessionClock.played).toMatchObject({ staked: '10.00', won: '4.00', net: '-6.00' });
    const dueAt = new Date(api.clock.now().getTime() - 1_000);
    await api.database.transaction((tx) =>
      api.services.wallet.setCheckDue(tx, { playerId: by.player, dueAt }),
    );
    expect((await bet(by)).body.error.type).toBe('RealityCheckDue');
  });

  it('must be signed with the sportsbook’s key, and its session is invalid for a studio', async () => {
    const by = await punter();
    const body = { ...inRound(by, coupon(), 'bet'), amount: '1.00', currency: 'EUR' };
    const types = await Promise.all(
      [
        { key: 'another key of somebody' },
        { studio: 'sandbox' },
        { studio: 'sandbox', key: '0123456789abcdef' },
      ].map(async (as) => (await call('bet', body, as)).body.error.type),
    );
    expect(types).toEqual(['BadSignature', 'BadSignature', 'UnknownSession']);
  });
});

describe('a coupon does not count as', () => {
  it('a stake for the raffle, the missions or the jackpot', async () => {
    const by = await punter();
    const { wallet } = api.services;
    const { database } = api;
    await drawRaffles(api.services);
    const { rows } = await database.pool.query<{ name: string }>(
      `select name from wallet.account where kind = 'jackpot' and brand = 'northlight' and currency = 'EUR' limit 1`,
    );
    await database.pool.query(
      'insert into wallet.standing_contribution (player_id, pot, amount) values ($1, $2, 10)',
      [by.player, rows[0]?.name],
    );
    expect((await bet(by)).body.balance).toBe('90.00');
    // The same player's stake in a game counts and contributes.
    const { token } = await database.transaction((tx) =>
      wallet.openGameSession(tx, {
        playerId: by.player,
        sessionId: sessionId(randomUUID()),
        brand: brandId('northlight'),
        currency: 'EUR',
        studio: 'sandbox',
        game: 'fox-and-ember',
        category: 'slots',
        shortestCycleMs: null,
        largestWin: { stakes: 100_000, amount: null },
        locale: 'en',
      }),
    );
    const { gameSessionId } = await wallet.redeemToken({ studio: 'sandbox', token });
    const play = { studio: 'sandbox', gameSession: gameSessionId, round: randomUUID() };
    await wallet.submit(betCommand({ ...play, transactionId: randomUUID(), amount: money(10_00n, 'EUR') }));
    expect((await harness.balance(by.player))[0]).toBe('79.90');
    const { stakes } = await database.transaction((tx) => wallet.consumeStakes(tx, 1_000));
    expect(stakes.filter(({ playerId }) => playerId === by.player)).toMatchObject([{ studio: 'sandbox' }]);
  });

  it.each([
    [{ slots: 100 }, 0n],
    [{ slots: 100, sports: 50 }, 5_00n],
  ])('wagering of a bonus unless its terms say so: %j', async (weights, wagered) => {
    const { wallet } = api.services;
    const { player, email } = await harness.createPlayer();
    await api.database.transaction((tx) =>
      wallet.post(
        tx,
        deposit({ caller: 'foyer:test', key: player, playerId: player, amount: money(100_00n, 'EUR') }),
      ),
    );
    await api.database.transaction((tx) =>
      wallet.grantBonus(tx, {
        bonusId: randomUUID(),
        playerId: player,
        amount: money(10_00n, 'EUR'),
        wageringRequired: money(100_00n, 'EUR'),
        weights,
        maxBet: null,
        maxPayout: null,
        expiresAt: null,
      }),
    );
    const by = await open(await api.token('northlight', email));
    expect((await bet(by)).status).toBe(200);
    expect((await wallet.bonus(player))?.wagered).toEqual(money(wagered, 'EUR'));
  });

  it('PROF-05 a game: the history shows it as a coupon, and no game list contains it', async () => {
    const by = await punter();
    const id = coupon();
    await bet(by, id);
    const { data } = await ask(GameHistorySlice, { bearer: by.bearer, variables: { first: 5 } });
    const [{ node }] = data.viewer.gameHistory.edges;
    expect(node).toMatchObject({
      id: `sportsbook:${id}`,
      gameSlug: 'sportsbook',
      game: null,
      staked: '10.00',
    });
    const lobby = JSON.stringify((await ask(LobbyPage, { bearer: by.bearer })).data.lobby);
    expect(lobby).not.toContain('sportsbook');
  });
});
