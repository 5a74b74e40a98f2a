import { generateKeyPairSync, sign } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import fixtures from '@foyer/contract/studios/fixtures/hub88.json' with { type: 'json' };
import {
  HUB88_CALLS,
  HUB88_SIGNATURE,
  hub88Path,
  hub88Response,
  type Hub88Call,
} from '@foyer/contract/studios/hub88.ts';
import type { BrandId } from '@foyer/domain/ids.ts';
import { money } from '@foyer/domain/money.ts';
import {
  openLedger,
  type Ledger,
  type TestPlayer,
  type TestPlayerOptions,
} from '../../../modules/wallet/testing/ledger.ts';
import { liveStudioKeys } from '../../../infra/config/studioKeys.ts';
import { createLog } from '../../../infra/log.ts';
import { registerHub88 } from '../../../providers/studios/index.ts';
import { createApp } from '../../../server/http/app.ts';
import type { StudioServer } from '../../../sites/index.ts';

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const [ours, theirs] = [pair(), pair()];
const SECRET = Buffer.from(
  ours.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() +
    theirs.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
).toString('base64');
const EUR = (minor: bigint) => new Map([['EUR', money(minor, 'EUR')]] as const);
/** The players of the ledger play games of `sandbox`, which speaks the dialect here. */
const SERVER: StudioServer = {
  studio: 'sandbox',
  dialect: 'hub88',
  origin: 'https://games.orbit.example',
  operator: '816',
  launch: '/game/url',
  currencies: ['EUR', 'JPY'],
  limits: { largestBet: EUR(500_00n), largestPromotion: EUR(50_00n) },
};

let ledger: Ledger;
let app: FastifyInstance;
const studioKeys = liveStudioKeys({ sandbox: [SECRET] });
beforeAll(async () => {
  ledger = await openLedger();
  const log = createLog({ level: 'silent' });
  app = await createApp({ trustedProxies: null, isProduction: false }, log);
  const { wallet, database } = ledger;
  const players = {
    get: async () => ({ country: 'FI', brand: 'northlight' as BrandId }),
  };
  registerHub88(app, {
    services: { wallet, studioKeys, players },
    sites: { studioServers: [SERVER] },
    database,
    metrics: new Registry(),
  });
});
afterEach(() => ledger.check());
afterAll(async () => {
  await app.close();
  await ledger.drop();
});

let player: TestPlayer;
let game: string;
let ids = 0;
const fresh = (kind: string) => `${kind}-${++ids}`;
const plays = async (options: TestPlayerOptions = {}) => {
  player = await ledger.addPlayer(options);
  const of = { studio: 'sandbox', gameSession: player.gameSession };
  game = (await ledger.wallet.gameSession(of))?.game ?? '';
};
beforeEach(() => plays());

async function call(
  name: Hub88Call,
  change: object,
  { signer = theirs.privateKey, studio = 'sandbox' } = {},
) {
  const ofCall = {
    user: player.playerId,
    token: player.gameSession,
    request_uuid: 'request',
    game_code: game,
    ...change,
  };
  const payload = Buffer.from(JSON.stringify(ofCall));
  const headers = { [HUB88_SIGNATURE]: sign('RSA-SHA256', payload, signer).toString('base64') };
  const response = await app.inject({ method: 'POST', url: hub88Path(studio, name), headers, payload });
  expect(response.statusCode).toBe(200);
  return v.parse(hub88Response, response.json());
}

const movement = (change: object = {}) => ({
  transaction_uuid: fresh('t'),
  round: fresh('r'),
  currency: 'EUR',
  amount: 100_000,
  ...change,
});
const placed = async (change: object = {}) => {
  const bet = movement(change);
  expect(await call('bet', bet)).toMatchObject({ status: 'RS_OK' });
  return bet;
};
const winOf = (bet: ReturnType<typeof movement>, change: object = {}) => ({
  ...bet,
  transaction_uuid: fresh('t'),
  reference_transaction_uuid: bet.transaction_uuid,
  ...change,
});
const backOf = ({ round, transaction_uuid }: ReturnType<typeof movement>) => ({
  round,
  transaction_uuid: fresh('t'),
  reference_transaction_uuid: transaction_uuid,
});

describe('the examples of the protocol', () => {
  it.each([['Hub88']])('are answered by the platform as they say: %s', async () => {
    const ours = (value: object) =>
      JSON.stringify(value)
        .replaceAll('player-1', player.playerId)
        .replaceAll('game-session-1', player.gameSession)
        .replaceAll('orb/FarSide', game);
    for (const name of Object.keys(HUB88_CALLS) as Hub88Call[]) {
      const payload = Buffer.from(ours(fixtures[name].body));
      const headers = {
        [HUB88_SIGNATURE]: sign('RSA-SHA256', payload, theirs.privateKey).toString('base64'),
      };
      // Sent twice: a repeated call has the same response.
      for (const _ of [1, 2]) {
        const response = await app.inject({
          method: 'POST',
          url: hub88Path('sandbox', name),
          headers,
          payload,
        });
        expect(response.json()).toEqual(JSON.parse(ours(fixtures[name].response)));
      }
    }
  });
});

describe('a round at Hub88', () => {
  it('balance, bet and win in units of 10^-5, with real and bonus money as one balance', async () => {
    await plays({ bonus: { amount: 5_00n, required: 100_00n } });
    expect(await call('balance', {})).toEqual({
      status: 'RS_OK',
      user: player.playerId,
      request_uuid: 'request',
      currency: 'EUR',
      balance: 105_00_000,
    });
    const bet = await placed({ amount: 12_50_000 });
    expect(await call('win', winOf(bet, { amount: 1_000, round_closed: true }))).toMatchObject({
      status: 'RS_OK',
      balance: 92_51_000,
    });
    expect(await call('bet', movement({ round: bet.round }))).toMatchObject({ status: 'RS_ERROR_UNKNOWN' });
    expect(await call('info', {})).toMatchObject({ status: 'RS_OK', user: player.playerId });
  });

  it('MONEY-07 a repeated or parallel call is applied once, with the same response', async () => {
    const bet = movement({ round_closed: true });
    const answers = await Promise.all([bet, bet, bet].map((body) => call('bet', body)));
    for (const answer of [...answers, await call('bet', bet)])
      expect(answer).toMatchObject({ status: 'RS_OK', balance: 99_00_000 });
    const win = winOf(bet, { amount: 200_000 });
    for (const answer of [await call('win', win), await call('win', win)])
      expect(answer).toMatchObject({ status: 'RS_OK', balance: 101_00_000 });
  });

  it('MONEY-07 the same transaction with another amount, round or reference is refused', async () => {
    const bet = await placed();
    const win = winOf(bet);
    const nothing = winOf(bet, { amount: 0 });
    await call('win', win);
    await call('win', nothing);
    const other = { reference_transaction_uuid: fresh('t') };
    for (const [name, body] of [
      ['bet', { ...bet, amount: 200_000 }],
      ['bet', { ...bet, round: fresh('r') }],
      ['win', { ...win, amount: 200_000 }],
      ['win', { ...win, ...other }],
      ['win', { ...nothing, ...other }],
      ['win', { ...nothing, amount: 500_000 }],
    ] as const)
      expect(await call(name, body)).toMatchObject({ status: 'RS_ERROR_DUPLICATE_TRANSACTION' });
    expect(await call('balance', {})).toMatchObject({ balance: 100_00_000 });
  });

  it('a win of zero ends the round or leaves it open, as the call says', async () => {
    const bet = await placed();
    expect(await call('win', winOf(bet, { amount: 0 }))).toMatchObject({
      status: 'RS_OK',
      balance: 99_00_000,
    });
    await placed({ round: bet.round });
    expect(await call('win', winOf(bet, { amount: 0, round_closed: true }))).toMatchObject({
      status: 'RS_OK',
    });
    expect(await ledger.wallet.hasOpenRounds('sandbox')).toBe(true);
    expect(await call('bet', movement({ round: bet.round }))).toMatchObject({ status: 'RS_ERROR_UNKNOWN' });
  });
});

describe('a rollback at Hub88', () => {
  it('gives the stake back once; the win of its bet then finds no bet', async () => {
    const bet = await placed();
    for (const back of [backOf(bet), backOf(bet)])
      expect(await call('rollback', { ...back, round_closed: true })).toMatchObject({
        status: 'RS_OK',
        balance: 100_00_000,
      });
    expect(await call('win', winOf(bet))).toMatchObject({ status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' });
  });

  it('before its bet, or of no bet at all, is accepted and refuses the bet', async () => {
    const bet = movement();
    expect(await call('rollback', { ...backOf(bet), round_closed: true })).toMatchObject({
      status: 'RS_OK',
      balance: 100_00_000,
    });
    expect(await call('bet', bet)).toMatchObject({ status: 'RS_ERROR_TRANSACTION_ROLLED_BACK' });
  });
});

describe('what Hub88 is refused', () => {
  it.each([
    [{ amount: 100_500 }, 'RS_ERROR_WRONG_TYPES'],
    [{ amount: 0 }, 'RS_ERROR_WRONG_TYPES'],
    [{ amount: '100000' }, 'RS_ERROR_WRONG_TYPES'],
    [{ amount: undefined }, 'RS_ERROR_WRONG_SYNTAX'],
    [{ amount: 500_01_000 }, 'RS_ERROR_LIMIT_REACHED'],
    [{ amount: 200_00_000 }, 'RS_ERROR_NOT_ENOUGH_MONEY'],
    [{ currency: 'USD' }, 'RS_ERROR_WRONG_CURRENCY'],
    [{ currency: 'XYZ' }, 'RS_ERROR_WRONG_CURRENCY'],
    [{ token: 'unknown' }, 'RS_ERROR_INVALID_TOKEN'],
    [{ user: 'somebody' }, 'RS_ERROR_INVALID_TOKEN'],
    [{ game_code: 'another' }, 'RS_ERROR_INVALID_GAME'],
    [{ is_free: true, reward_uuid: 'not-granted' }, 'RS_ERROR_UNKNOWN'],
  ])('a bet with %j: %s', async (change, status) => {
    const answer = await call('bet', movement(change));
    expect(answer).toMatchObject({ status, request_uuid: 'request' });
    expect(answer.balance).toBe(status === 'RS_ERROR_NOT_ENOUGH_MONEY' ? 100_00_000 : undefined);
    expect(await call('balance', {})).toMatchObject({ balance: 100_00_000 });
  });

  it('a call that another key signed, or for another company', async () => {
    const invalid = { status: 'RS_ERROR_INVALID_SIGNATURE' };
    expect(await call('bet', movement(), { signer: ours.privateKey })).toMatchObject(invalid);
    expect(await call('bet', movement(), { studio: 'nobody' })).toMatchObject(invalid);
  });

  it('LIMIT-11 bets of an ended session, while its wins and rollbacks are accepted', async () => {
    const [first, second] = [await placed(), await placed()];
    await ledger.wallet.endGameSessions(ledger.database.query, player.sessionId);
    expect(await call('bet', movement())).toMatchObject({ status: 'RS_ERROR_TOKEN_EXPIRED' });
    expect(await call('win', winOf(first))).toMatchObject({ status: 'RS_OK', balance: 99_00_000 });
    expect(await call('rollback', backOf(second))).toMatchObject({ status: 'RS_OK', balance: 100_00_000 });
  });

  it('CLOCK-03, CLOCK-06 bets while a reality check is due or the cycle of a slot lasts', async () => {
    await plays({ shortestCycleMs: 2500 });
    await placed();
    expect(await call('bet', movement())).toMatchObject({ status: 'RS_ERROR_LIMIT_REACHED' });
    await plays();
    const due = ledger.clock.now();
    await ledger.database.transaction((tx) =>
      ledger.wallet.setCheckDue(tx, { playerId: player.playerId, dueAt: due }),
    );
    expect(await call('bet', movement())).toMatchObject({ status: 'RS_ERROR_LIMIT_REACHED' });
  });
});

describe('free rounds and promotions at Hub88', () => {
  /** A grant that the company names `reward`. */
  async function granted(reward: string, { rounds = 1, of = player.playerId, grant = fresh('grant') } = {}) {
    const { wallet, database } = ledger;
    const stake = money(1_00n, 'EUR');
    const rest = { playerId: of, studio: 'sandbox', game, stake, rounds, expiresAt: null };
    await database.transaction((tx) => wallet.grantFreeRounds(tx, { ...rest, id: grant }));
    const link = { studio: 'sandbox', externalId: reward, id: grant, attempt: 1 };
    expect(await wallet.linkFreeRounds(link)).toBe(true);
    return grant;
  }

  it('the examples of a free bet and its win are answered as they say', async () => {
    await plays({ balance: 102_50n });
    await granted(fixtures.freeBet.body.reward_uuid);
    for (const [name, { body, response }] of [
      ['bet', fixtures.freeBet],
      ['win', fixtures.freeWin],
    ] as const)
      for (const _ of [1, 2]) {
        const { user: _user, token: _token, game_code: _code, ...rest } = body;
        expect(await call(name, rest)).toEqual({ ...response, user: player.playerId });
      }
  });

  it('MONEY-07 a free bet costs nothing, with its stake or with zero, once for each round granted', async () => {
    const reward = fresh('reward');
    const grant = await granted(reward, { rounds: 2 });
    const free = { is_free: true, reward_uuid: reward };
    const [stated, unstated, third] = [movement(free), movement({ ...free, amount: 0 }), movement(free)];
    for (const body of [stated, stated, unstated, unstated])
      expect(await call('bet', body)).toMatchObject({ status: 'RS_OK', balance: 100_00_000 });
    expect(await call('bet', third)).toMatchObject({ status: 'RS_ERROR_UNKNOWN' });
    const win = winOf(stated, { amount: 100_000 });
    for (const _ of [1, 2])
      expect(await call('win', win)).toMatchObject({ status: 'RS_OK', balance: 101_00_000 });
    expect(await call('win', { ...win, reward_uuid: fresh('reward') })).toMatchObject({
      status: 'RS_ERROR_DUPLICATE_TRANSACTION',
    });
    const of = { studio: 'sandbox', playerId: player.playerId, game, currency: 'EUR' } as const;
    expect(await ledger.wallet.freeRoundsLeft(of)).toEqual([]);
    expect(await call('rollback', backOf(unstated))).toMatchObject({ balance: 101_00_000 });
    expect(await ledger.wallet.freeRoundsLeft(of)).toMatchObject([
      { id: grant, left: 1, external: { id: reward, attempt: 1 } },
    ]);
  });

  it('a free bet is refused and never charged without a grant of this player at this stake', async () => {
    const [own, others] = [fresh('reward'), fresh('reward')];
    const grant = await granted(own);
    await granted(others, { of: (await ledger.addPlayer()).playerId });
    for (const change of [
      { reward_uuid: others },
      { reward_uuid: grant },
      { reward_uuid: fresh('reward') },
      { reward_uuid: null },
      { reward_uuid: own, amount: 200_000 },
      { reward_uuid: others, amount: 0 },
    ])
      expect(await call('bet', movement({ is_free: true, ...change }))).toMatchObject({
        status: 'RS_ERROR_UNKNOWN',
      });
    const elsewhere = movement({ is_free: true, reward_uuid: own, amount: 0, currency: 'JPY' });
    expect(await call('bet', elsewhere)).toMatchObject({ status: 'RS_ERROR_WRONG_CURRENCY' });
    expect(await call('balance', {})).toMatchObject({ balance: 100_00_000 });
  });

  it('MONEY-09 a promotional win needs no bet and is paid once; a larger one is held', async () => {
    const promotion = { is_supplier_promo: true };
    expect(await call('bet', movement({ ...promotion, amount: 0 }))).toMatchObject({ balance: 100_00_000 });
    const win = movement({ ...promotion, amount: 50_00_000 });
    for (const answer of [await call('win', win), await call('win', win)])
      expect(answer).toMatchObject({ status: 'RS_OK', balance: 150_00_000 });
    expect(await call('win', { ...win, amount: 40_00_000 })).toMatchObject({
      status: 'RS_ERROR_DUPLICATE_TRANSACTION',
    });
    const nothing = movement({ ...promotion, amount: 0 });
    for (const _ of [1, 2]) expect(await call('win', nothing)).toMatchObject({ balance: 150_00_000 });
    expect(await call('win', { ...nothing, amount: 100_000 })).toMatchObject({
      status: 'RS_ERROR_DUPLICATE_TRANSACTION',
    });
    const { wallet, database } = ledger;
    const larger = movement({ ...promotion, amount: 50_01_000 });
    for (const answer of [await call('win', larger), await call('win', larger)])
      expect(answer).toMatchObject({ status: 'RS_OK', balance: 150_00_000 });
    expect(await wallet.heldBalance(player.playerId)).toEqual(money(50_01n, 'EUR'));
    const [held] = await wallet.heldWins(database.query, { brand: 'northlight' as BrandId, first: 1 });
    const decision = {
      playerId: player.playerId,
      verdict: 'Released',
      operator: 'Ada',
      reason: 'checked',
    } as const;
    await database.transaction((tx) => wallet.decideHeldWin(tx, { id: held?.id ?? 0n, ...decision }));
    expect(await call('balance', {})).toMatchObject({ balance: 200_01_000 });
  });
});
