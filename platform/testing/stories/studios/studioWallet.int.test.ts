import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import document from '@foyer/contract/generated/studioWallet.json' with { type: 'json' };
import {
  authenticateResponse,
  movementResponse,
  STUDIO_DOCUMENT_PATH,
  STUDIO_PATHS,
} from '@foyer/contract/studios/http.ts';
import { HOUR, SECOND } from '@foyer/domain/duration.ts';
import { money } from '@foyer/domain/money.ts';
import { deposit } from '../../../modules/wallet/index.ts';
import { openLedger, type Ledger, type TestPlayer } from '../../../modules/wallet/testing/ledger.ts';
import { liveStudioKeys } from '../../../infra/config/studioKeys.ts';
import { createLog } from '../../../infra/log.ts';
import { registerStudioWallet } from '../../../providers/studios/index.ts';
import { sign } from '../../../providers/studios/signature.ts';
import { createApp } from '../../../server/http/app.ts';

const SECRET = 'of-the-sandbox';

let ledger: Ledger;
let app: FastifyInstance;
const routes: string[] = [];
beforeAll(async () => {
  ledger = await openLedger();
  const { wallet, database, clock } = ledger;
  app = await createApp({ trustedProxies: null, isProduction: false }, createLog({ level: 'silent' }));
  const studioKeys = liveStudioKeys({ sandbox: [SECRET], other: ['of-another'] });
  app.addHook('onRoute', ({ method, url }) => void routes.push(`${[method].flat().join()} ${url}`));
  registerStudioWallet(app, {
    services: { wallet, studioKeys },
    sites: { studioServers: [] },
    database,
    clock,
    config: { sportsbook: null },
    metrics: new Registry(),
  });
});
afterEach(() => ledger.check());
afterAll(async () => {
  await app.close();
  await ledger.drop();
});

interface Signing {
  readonly studio?: string;
  readonly secret?: string;
  readonly at?: Date;
  readonly type?: string;
}

/** A signed call as a studio makes it. */
async function call(name: keyof typeof STUDIO_PATHS, body: unknown, signing: Signing = {}) {
  const { studio = 'sandbox', secret = SECRET, at = ledger.clock.now(), type = 'application/json' } = signing;
  const payload = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  const timestamp = String(at.getTime());
  const signature = sign(secret, timestamp, STUDIO_PATHS[name], payload).toString('hex');
  const headers = {
    'x-studio': studio,
    'x-timestamp': timestamp,
    'x-signature': signature,
    'content-type': type,
  };
  const response = await app.inject({ method: 'POST', url: STUDIO_PATHS[name], headers, payload });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
}

let names = 0;
const bodyOf = (player: TestPlayer, change: object = {}) => {
  const number = ++names;
  const ids = { sessionId: player.gameSession, transactionId: `t${number}`, roundId: `r${number}` };
  return { ...ids, amount: '1.00', currency: 'EUR', ...change };
};
const refused = (status: number, type: string, keys: object = {}) => ({
  status,
  body: {
    error: { type, reasons: expect.any(Array), keys, traceId: expect.stringMatching(/^[0-9a-f]{32}$/) },
  },
});

describe('the API document', () => {
  it('has exactly the mounted routes', async () => {
    await app.ready();
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const calls = routes.filter((route) => !route.endsWith(STUDIO_DOCUMENT_PATH));
    expect(calls.sort()).toEqual(documented.sort());
  });

  it('is public', async () => {
    const answer = await app.inject({ method: 'GET', url: STUDIO_DOCUMENT_PATH });
    expect(answer.json()).toEqual(document);
  });
});

describe('authenticate', () => {
  it('returns player, game and balance, and again for a reloaded frame', async () => {
    const player = await ledger.addPlayer({ balance: 12_50n });
    for (let loading = 0; loading < 2; loading++) {
      const { status, body } = await call('authenticate', { token: player.token });
      expect(status).toBe(200);
      expect(v.parse(authenticateResponse, body)).toEqual({
        sessionId: player.gameSession,
        playerId: player.playerId,
        game: 'fox-and-ember',
        balance: '12.50',
        bonusBalance: '0.00',
        currency: 'EUR',
        locale: 'en',
        rules: { autoplay: false, quickStop: false, shortestCycleMs: null },
        openRound: null,
        freeRounds: [],
      });
    }
  });

  it('returns the open round with its bets', async () => {
    const player = await ledger.addPlayer();
    const first = bodyOf(player);
    const { roundId } = first;
    await call('bet', first);
    const second = bodyOf(player, { roundId, amount: '0.50' });
    const third = bodyOf(player, { roundId, amount: '0.30' });
    await call('bet', second);
    await call('bet', third);
    const { sessionId } = player;
    await call('rollback', {
      sessionId: player.gameSession,
      transactionId: `back-${sessionId}`,
      rollsBack: second.transactionId,
      roundId,
    });
    const open = async () => (await call('authenticate', { token: player.token })).body.openRound;
    expect(await open()).toEqual({
      roundId,
      bets: [
        { transactionId: first.transactionId, amount: '1.00' },
        { transactionId: third.transactionId, amount: '0.30' },
      ],
    });
    await call('endRound', { sessionId: player.gameSession, transactionId: `end-${sessionId}`, roundId });
    expect(await open()).toBeNull();
  });

  it('refuses a token that is unknown, old, another studio’s, or of an ended session', async () => {
    const player = await ledger.addPlayer();
    const unknown = refused(404, 'UnknownSession');
    expect(await call('authenticate', { token: 'made-up' })).toEqual(unknown);
    const other = { studio: 'other', secret: 'of-another' };
    expect(await call('authenticate', { token: player.token }, other)).toEqual(unknown);
    await ledger.wallet.endGameSessions(ledger.database.query, player.sessionId);
    expect(await call('authenticate', { token: player.token })).toEqual(unknown);
    const late = await ledger.addPlayer();
    ledger.clock.advance(61 * SECOND);
    expect(await call('authenticate', { token: late.token })).toEqual(unknown);
  });
});

it('the balance is that of now, after a deposit and after the session has ended, and of an own session', async () => {
  const {
    playerId,
    sessionId: signedIn,
    gameSession: sessionId,
  } = await ledger.addPlayer({ balance: 12_50n });
  const read = (id = sessionId, studio = {}) => call('balance', { sessionId: id }, studio);
  expect((await read()).body).toEqual({ balance: '12.50', bonusBalance: '0.00', currency: 'EUR' });
  const amount = money(20_00n, 'EUR');
  await ledger.wallet.submit(deposit({ caller: 'payments', key: sessionId, playerId, amount }));
  expect((await read()).body).toMatchObject({ balance: '32.50' });
  await ledger.wallet.endGameSessions(ledger.database.query, signedIn);
  expect((await read()).body).toMatchObject({ balance: '32.50' });
  const foreign = await read(sessionId, { studio: 'other', secret: 'of-another' });
  expect([foreign, await read('made-up')]).toEqual(Array(2).fill(refused(404, 'UnknownSession')));
});

describe('a round over HTTP', () => {
  it('bets, wins and ends, each response with the new balance', async () => {
    const player = await ledger.addPlayer({ balance: 10_00n });
    const bet = bodyOf(player, { amount: '2.50' });
    const { roundId, sessionId } = bet;
    const steps = [
      await call('bet', bet),
      await call('win', bodyOf(player, { roundId, amount: '7.3' })),
      await call('endRound', { sessionId, roundId, transactionId: `end-${roundId}` }),
    ];
    const answers = steps.map(({ body }) => v.parse(movementResponse, body));
    expect(answers.map(({ balance }) => balance)).toEqual(['7.50', '14.80', '14.80']);
    expect(answers[0]?.transactionId).toBe(bet.transactionId);
  });

  it('MONEY-07 a repeated or parallel call is applied once, with the same response', async () => {
    const player = await ledger.addPlayer({ balance: 10_00n });
    const bet = bodyOf(player);
    const answers = await Promise.all([bet, bet, bet].map((body) => call('bet', body)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.body.balance).toBe('9.00');
  });

  it('a stake above the bonus’s maximum is refused, with the maximum', async () => {
    const player = await ledger.addPlayer({ bonus: { amount: 5_00n, required: 50_00n, maxBet: 2_00n } });
    expect(await call('bet', bodyOf(player, { amount: '2.01' }))).toEqual(
      refused(403, 'BonusMaxBet', { maxBet: '2.00', currency: 'EUR' }),
    );
    expect((await call('bet', bodyOf(player, { amount: '2.00' }))).status).toBe(200);
  });

  it('LIMIT-07 a stake above a limit of the player is refused, with the limit, the room and when it returns', async () => {
    const player = await ledger.addPlayer();
    const day = { kind: 'Stake', period: 'Day', amount: money(5_00n, 'EUR') } as const;
    await ledger.database.transaction((tx) =>
      ledger.wallet.setPlayLimits(tx, {
        playerId: player.playerId,
        timeZone: 'Europe/Helsinki',
        limits: [day],
      }),
    );
    expect(await call('bet', bodyOf(player, { amount: '5.01' }))).toMatchObject({
      status: 403,
      body: {
        error: {
          type: 'LimitReached',
          reasons: ['Stake', 'Day'],
          keys: {
            rule: 'LIMIT-07',
            kind: 'Stake',
            period: 'Day',
            left: '5.00',
            currency: 'EUR',
            returnsAt: expect.stringMatching(/T2[12]:00:00.000Z$/),
          },
        },
      },
    });
    expect((await call('bet', bodyOf(player, { amount: '5.00' }))).status).toBe(200);
  });

  it('the bytes are signed, whatever their content type', async () => {
    const player = await ledger.addPlayer();
    expect(await call('bet', bodyOf(player), { type: 'text/plain' })).toMatchObject({ status: 200 });
  });
});

describe('more than stakes and wins', () => {
  it('a free round: in the launch data, won by the player, and used up', async () => {
    const player = await ledger.addPlayer({ balance: 0n });
    const { playerId, token } = player;
    const id = `welcome-${playerId}`;
    const stake = money(20n, 'EUR');
    const grant = {
      id,
      playerId,
      studio: 'sandbox',
      game: 'fox-and-ember',
      stake,
      rounds: 1,
      expiresAt: null,
    };
    await ledger.database.transaction((tx) => ledger.wallet.grantFreeRounds(tx, grant));
    const documented = async () => (await call('authenticate', { token })).body.freeRounds;
    expect(await documented()).toEqual([{ id, stake: '0.20', left: 1, expiresAt: null }]);
    const bet = bodyOf(player, { amount: '0.20', freeRounds: id });
    expect(await call('bet', bet)).toMatchObject({ status: 200, body: { balance: '0.00' } });
    const { roundId } = bet;
    for (const [amount, balance] of [
      ['0.50', '0.50'],
      ['1.00', '1.50'],
    ])
      expect(await call('win', bodyOf(player, { roundId, amount }))).toMatchObject({ body: { balance } });
    expect(await documented()).toEqual([]);
    expect(await call('bet', bodyOf(player, { amount: '0.20', freeRounds: id }))).toEqual(
      refused(409, 'FreeRoundsOver'),
    );
    expect(await call('bet', bodyOf(player, { amount: '0.20', freeRounds: 'made-up' }))).toEqual(
      refused(404, 'UnknownFreeRounds'),
    );
  });

  it('contributions to a studio’s own jackpot, and its wins', async () => {
    const player = await ledger.addPlayer({ balance: 10_00n });
    const bet = bodyOf(player, { jackpotContribution: '0.015' });
    expect(await call('bet', bet)).toMatchObject({ status: 200, body: { balance: '9.00' } });
    const { roundId } = bet;
    const won = bodyOf(player, { roundId, amount: '500.00', jackpotWin: '498' });
    expect(await call('win', won)).toMatchObject({ status: 200, body: { balance: '509.00' } });
    expect(await call('win', { ...won, jackpotWin: '499' })).toEqual(refused(409, 'TransactionConflict'));
    const { rows } = await ledger.database.pool.query(
      'select key, amount from wallet.jackpot_part where key = any($1) order by amount',
      [[bet.transactionId, won.transactionId]],
    );
    expect(rows).toEqual([
      { key: bet.transactionId, amount: '0.015000' },
      { key: won.transactionId, amount: '498.000000' },
    ]);
  });

  it.each(['0', '0.000000', '1.000001', '1.01', '-1', '0.0000001', 1])(
    'a jackpot is no part of %j of a stake of 1.00',
    async (part) => {
      const player = await ledger.addPlayer();
      const bet = bodyOf(player, { jackpotContribution: part });
      expect(await call('bet', bet)).toEqual(refused(400, 'BadRequest', { field: 'jackpotContribution' }));
    },
  );
});

describe('invalid input is refused and loses nothing', () => {
  let player: TestPlayer;
  beforeAll(async () => {
    player = await ledger.addPlayer({ balance: 10_00n });
  });
  afterEach(async () => {
    const { balance } = await ledger.wallet.state(ledger.database.query, player.playerId);
    expect(balance.minor).toBe(10_00n);
  });

  it.each(['-1.00', '0', '0.00', '0.001', '1e3', '999999999999999', '9'.repeat(40), 'all of it', 1, null])(
    'an amount of %j, with the field named',
    async (amount) => {
      const answer = refused(400, 'BadRequest', { field: 'amount' });
      expect(await call('bet', bodyOf(player, { amount }))).toEqual(answer);
      expect(await call('win', bodyOf(player, { amount }))).toEqual(answer);
    },
  );

  it('a stake above the balance', async () => {
    expect(await call('bet', bodyOf(player, { amount: '10.01' }))).toEqual(refused(402, 'InsufficientFunds'));
  });

  it('a currency other than the account’s, and an unknown one', async () => {
    expect(await call('bet', bodyOf(player, { currency: 'USD' }))).toEqual(refused(422, 'WrongCurrency'));
    expect(await call('bet', bodyOf(player, { currency: 'XXX' }))).toEqual(
      refused(400, 'BadRequest', { field: 'currency' }),
    );
  });

  it('a bad signature, an unknown studio, a timestamp of an hour ago', async () => {
    expect(await call('bet', bodyOf(player), { secret: 'guessed' })).toEqual(refused(401, 'BadSignature'));
    expect(await call('bet', bodyOf(player), { studio: 'nobody' })).toEqual(refused(401, 'UnknownStudio'));
    const at = new Date(ledger.clock.now().getTime() - HOUR);
    expect(await call('bet', bodyOf(player), { at })).toEqual(refused(401, 'StaleTimestamp'));
  });

  it('a win and an end without a bet', async () => {
    expect(await call('win', bodyOf(player))).toEqual(refused(404, 'UnknownRound'));
    const { sessionId, transactionId, roundId } = bodyOf(player);
    expect(await call('endRound', { sessionId, transactionId, roundId })).toEqual(
      refused(404, 'UnknownRound'),
    );
  });

  it('an unknown session', async () => {
    expect(await call('bet', bodyOf(player, { sessionId: 'made-up' }))).toEqual(
      refused(404, 'UnknownSession'),
    );
  });

  it('a body that is no JSON, or too large', async () => {
    expect(await call('bet', 'amount=1')).toEqual(refused(400, 'BadRequest', { field: 'body' }));
    expect(await call('bet', JSON.stringify({ padding: 'x'.repeat(9000) }))).toMatchObject({ status: 413 });
  });

  it('a rollback of an unknown bet is recorded, and the late bet refused', async () => {
    const { sessionId, transactionId, roundId } = bodyOf(player);
    const back = { sessionId, roundId, transactionId: `back-${transactionId}`, rollsBack: transactionId };
    expect(await call('rollback', back)).toMatchObject({ status: 200, body: { balance: '10.00' } });
    expect(await call('bet', bodyOf(player, { transactionId, roundId }))).toEqual(
      refused(409, 'BetRolledBack'),
    );
  });
});

describe('repetition is refused', () => {
  it('a used transaction id with another payload, and a closed round', async () => {
    const player = await ledger.addPlayer({ balance: 10_00n });
    const bet = bodyOf(player);
    const { sessionId, roundId } = bet;
    await call('bet', bet);
    expect(await call('bet', { ...bet, amount: '2.00' })).toEqual(refused(409, 'TransactionConflict'));
    await call('endRound', { sessionId, roundId, transactionId: `end-${roundId}` });
    expect(await call('bet', bodyOf(player, { roundId }))).toEqual(refused(409, 'RoundClosed'));
  });

  it('LIMIT-11 bets of an ended session, while its wins and rollbacks are accepted', async () => {
    const player = await ledger.addPlayer({ balance: 10_00n });
    const [bet, lost] = [bodyOf(player), bodyOf(player)];
    await call('bet', bet);
    await call('bet', lost);
    await ledger.wallet.endGameSessions(ledger.database.query, player.sessionId);
    expect(await call('bet', bodyOf(player))).toEqual(refused(403, 'SessionEnded'));
    const won = bodyOf(player, { roundId: bet.roundId, amount: '5.00' });
    expect(await call('win', won)).toMatchObject({ status: 200, body: { balance: '13.00' } });
    const { sessionId, roundId, transactionId } = lost;
    const back = { sessionId, roundId, rollsBack: transactionId, transactionId: `back-${transactionId}` };
    expect(await call('rollback', back)).toMatchObject({ status: 200, body: { balance: '14.00' } });
  });
});
