import { createHmac, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  A8R_CALLS,
  A8R_SIGNATURE,
  a8rError,
  a8rPath,
  a8rResponse,
  type A8rCall,
} from '@foyer/contract/studios/a8r.ts';
import fixtures from '@foyer/contract/studios/fixtures/a8r.json' with { type: 'json' };
import { DAY } from '@foyer/domain/duration.ts';
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
import { registerA8r } from '../../../providers/studios/index.ts';
import { createApp } from '../../../server/http/app.ts';
import type { StudioServer } from '../../../sites/index.ts';

const SECRET = 'the secret of the company';
const EUR = (minor: bigint) => new Map([['EUR', money(minor, 'EUR')]] as const);
/** The players of the ledger play games of `sandbox`, which speaks the dialect here. */
const SERVER: StudioServer = {
  studio: 'sandbox',
  dialect: 'a8r',
  origin: 'https://games.tide.example',
  operator: 'foyer',
  launch: '/v2',
  currencies: ['EUR', 'JPY'],
  limits: { largestBet: EUR(500_00n), largestPromotion: EUR(50_00n), largestPromotionDay: EUR(120_00n) },
};

let ledger: Ledger;
let app: FastifyInstance;
const studioKeys = liveStudioKeys({ sandbox: ['the next secret', SECRET] });
beforeAll(async () => {
  ledger = await openLedger();
  app = await createApp({ trustedProxies: null, isProduction: false }, createLog({ level: 'silent' }));
  const { wallet, database } = ledger;
  const players = { get: async () => ({ country: 'FI', brand: 'northlight' as BrandId }) };
  registerA8r(app, {
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
const plays = async (options: TestPlayerOptions = {}) => {
  player = await ledger.addPlayer(options);
  const of = { studio: 'sandbox', gameSession: player.gameSession };
  game = (await ledger.wallet.gameSession(of))?.game ?? '';
};
beforeEach(() => plays());

async function post(name: A8rCall, body: object, { secret = SECRET, studio = 'sandbox' } = {}) {
  const payload = JSON.stringify(body);
  const headers = { [A8R_SIGNATURE]: createHmac('sha256', secret).update(payload).digest('hex') };
  const response = await app.inject({ method: 'POST', url: a8rPath(studio, name), headers, payload });
  return { status: response.statusCode, body: response.json() };
}
/** A call of the game session. */
const send = (name: A8rCall, change: object) =>
  post(name, {
    player_id: player.playerId,
    currency: 'EUR',
    session_payload: player.gameSession,
    game_id: game,
    provider: 'tide',
    ...change,
  });
/** The response to a call that is accepted. */
async function call(name: A8rCall, change: object) {
  const response = await send(name, change);
  expect(response).toMatchObject({ status: 200 });
  return v.parse(a8rResponse, response.body);
}
/** Code and balance of a call that is refused. */
async function refused(name: A8rCall, change: object) {
  const response = await send(name, change);
  const { meta } = v.parse(a8rError, response.body);
  expect(response.status).toBe(meta.api_code === '403' ? 403 : 400);
  return [meta.api_code, meta.balance];
}
const balance = async () => (await call('balance', {})).balance;

const bet = (amount: string) => ({ id: randomUUID(), type: 'bet', amount });
const win = (amount: string) => ({ id: randomUUID(), type: 'win', amount });
const round = (...transactions: object[]) => ({ round_id: randomUUID(), transactions });
const back = (...originals: { id: string }[]) =>
  originals.map(({ id }) => ({ id: randomUUID(), original_id: id }));

async function granted(id: string, rounds = 5): Promise<string> {
  const { wallet, database } = ledger;
  const of = { id, playerId: player.playerId, studio: 'sandbox', game, stake: money(20n, 'EUR') };
  await database.transaction((tx) => wallet.grantFreeRounds(tx, { ...of, rounds, expiresAt: null }));
  return id;
}

describe('the examples of the protocol', () => {
  it.each([['A8R']])('are answered by the platform as they say: %s', async () => {
    await granted('grant-1', 10);
    const ours = (text: string) =>
      text
        .replaceAll('player-1', player.playerId)
        .replaceAll('game-session-1', player.gameSession)
        .replaceAll('tide/LowWater', game);
    for (const name of Object.keys(A8R_CALLS) as A8rCall[]) {
      const { body, response } = fixtures[name];
      const example = JSON.parse(ours(JSON.stringify(body)));
      // Sent twice: a repeated call has the same response.
      for (const _ of [1, 2]) expect(await post(name, example)).toEqual({ status: 200, body: response });
    }
  });
});

describe('a bet and its win in one call', () => {
  it('are applied in their order, end the round, and count real and bonus money', async () => {
    await plays({ bonus: { amount: 5_00n, required: 100_00n } });
    const both = { ...round(bet('12.5'), win('0.010')), finished: true };
    const { transactions, ...rest } = await call('betWin', both);
    expect(rest).toEqual({ balance: '92.51', round_id_casino: both.round_id });
    expect(transactions).toHaveLength(2);
    expect(await refused('betWin', { ...both, transactions: [bet('1')] })).toEqual(['400', undefined]);
  });

  it('MONEY-07 repeated or in parallel, they are applied once, with the same response', async () => {
    const both = { ...round(bet('2'), win('5')), finished: true };
    const answers = await Promise.all([both, both, both].map((body) => call('betWin', body)));
    for (const answer of [...answers, await call('betWin', both)]) expect(answer.balance).toBe('103.00');
    expect(await balance()).toBe('103.00');
    const [first, second] = both.transactions;
    for (const change of [
      { transactions: [first, { ...second, amount: '50' }] },
      { transactions: [{ ...first, amount: '1' }, second] },
      { round_id: randomUUID() },
    ])
      expect(await refused('betWin', { ...both, ...change })).toEqual(['409', undefined]);
    expect(await balance()).toBe('103.00');
  });

  it('a call that repeats the bet with a new win applies the win alone', async () => {
    const alone = round(bet('2'));
    await call('betWin', alone);
    const more = { ...alone, transactions: [...alone.transactions, win('5')] };
    expect((await call('betWin', more)).balance).toBe('103.00');
  });

  it('a refused bet refuses the win, whatever refuses it', async () => {
    const won = win('1000');
    expect(await refused('betWin', round(bet('100.01'), won))).toEqual(['100', '100.00']);
    expect(await refused('betWin', round(bet('500.01'), won))).toEqual(['106', undefined]);
    expect(await refused('betWin', { ...round(bet('1'), won), game_id: 'tide/Other' })).toEqual([
      '107',
      undefined,
    ]);
    const { playerId } = player;
    const dueAt = ledger.clock.now();
    await ledger.database.transaction((tx) => ledger.wallet.setCheckDue(tx, { playerId, dueAt }));
    expect(await refused('betWin', round(bet('1'), won))).toEqual(['105', undefined]);
    expect(await balance()).toBe('100.00');
  });

  it('a refused win refuses the bet', async () => {
    expect(await refused('betWin', round(bet('1'), win('0.001')))).toEqual(['400', undefined]);
    expect(await refused('betWin', round(win('1'), bet('1')))).toEqual(['400', undefined]);
    expect(await balance()).toBe('100.00');
  });

  it('LIMIT-11 after the end of the session a win is paid and a bet refused, alone or with a win', async () => {
    const first = round(bet('2'));
    await call('betWin', first);
    await ledger.wallet.endGameSessions(ledger.database.query, player.sessionId);
    expect(await refused('betWin', { ...first, transactions: [bet('1'), win('1')] })).toEqual([
      '110',
      undefined,
    ]);
    expect((await call('betWin', { ...first, transactions: [win('3')] })).balance).toBe('101.00');
  });

  it('MONEY-09 a win above the largest of the game is held, and its bet taken', async () => {
    await plays({ largestWin: { stakes: 100, amount: null } });
    const both = round(bet('1'), win('100.01'));
    for (const answer of [await call('betWin', both), await call('betWin', both)])
      expect(answer.balance).toBe('99.00');
    expect(await ledger.wallet.heldBalance(player.playerId)).toEqual(money(100_01n, 'EUR'));
  });

  it('a win after the end of its round is paid, with the balance after it, also in a later session', async () => {
    const first = round(bet('2'));
    await call('betWin', { ...first, finished: true });
    const later = { ...first, finished: true, transactions: [win('3')] };
    for (const _ of [1, 2]) expect((await call('betWin', later)).balance).toBe('101.00');
    const { token } = await ledger.database.transaction((tx) =>
      ledger.wallet.openGameSession(tx, {
        playerId: player.playerId,
        sessionId: player.sessionId,
        brand: 'northlight' as BrandId,
        currency: 'EUR',
        studio: 'sandbox',
        game,
        category: 'slots',
        locale: 'en',
        largestWin: { stakes: 100, amount: null },
        shortestCycleMs: null,
      }),
    );
    const again = await ledger.wallet.redeemToken({ studio: 'sandbox', token });
    const more = { ...later, session_payload: again.gameSessionId, transactions: [win('4')] };
    expect((await call('betWin', more)).balance).toBe('105.00');
  });

  it('a win of zero is stored, and Finish ends the round', async () => {
    const lost = round(bet('2'), win('0.00'));
    expect((await call('betWin', lost)).balance).toBe('98.00');
    const { round_id } = lost;
    for (const _ of [1, 2]) expect((await call('finish', { round_id })).balance).toBe('98.00');
    expect(await refused('betWin', { round_id, transactions: [bet('1')] })).toEqual(['400', undefined]);
    expect((await call('finish', { round_id: 'unknown' })).balance).toBe('98.00');
  });
});

describe('a rollback', () => {
  it('gives stakes back once, all of the call or none', async () => {
    const [one, two] = [bet('2'), bet('3')];
    const of = round(one, two);
    await call('betWin', of);
    const both = { ...of, finished: true, transactions: back(one, two) };
    for (const answer of [await call('rollback', both), await call('rollback', both)])
      expect(answer.balance).toBe('100.00');
    expect(await refused('betWin', { ...of, transactions: [win('1')] })).toEqual(['400', undefined]);
  });

  it('before its bet, or of no bet at all, is accepted and refuses the bet and its win', async () => {
    const [late, won] = [bet('2'), win('9')];
    const of = round(late, won);
    expect((await call('rollback', { ...of, transactions: back(late, won), finished: true })).balance).toBe(
      '100.00',
    );
    expect(await refused('betWin', of)).toEqual(['400', undefined]);
    expect(await balance()).toBe('100.00');
  });

  it('of a bet and its paid win undoes both, once, also of a win of zero', async () => {
    for (const amount of ['9', '0']) {
      const [taken, won] = [bet('2'), win(amount)];
      const of = { ...round(taken, won), finished: true };
      await call('betWin', of);
      const both = { ...of, transactions: back(taken, won) };
      for (const answer of await Promise.all([both, both].map((body) => call('rollback', body))))
        expect(answer.balance).toBe('100.00');
      expect((await call('rollback', { ...of, transactions: back(taken, won) })).balance).toBe('100.00');
      // The lost call, sent once more, has the response of the first time and no effect.
      await call('betWin', of);
      expect(await balance()).toBe('100.00');
    }
  });

  it('of a bet and its win undoes neither if another company’s or round’s transaction is among them', async () => {
    const [taken, won, other] = [bet('2'), win('9'), bet('1')];
    const of = round(taken, won);
    await call('betWin', of);
    await call('betWin', round(other));
    const all = { ...of, transactions: back(taken, won, other) };
    expect(await refused('rollback', all)).toEqual(['409', undefined]);
    expect(await balance()).toBe('106.00');
  });

  it('of a win that the player has spent leaves a debt and no negative balance', async () => {
    const [taken, won] = [bet('2'), win('9')];
    const of = round(taken, won);
    await call('betWin', of);
    await call('betWin', round(bet('106')));
    expect((await call('rollback', { ...of, transactions: back(won) })).balance).toBe('0.00');
    const owed = await ledger.wallet.owed(ledger.database.query, player.playerId);
    expect(owed).toEqual(money(8_00n, 'EUR'));
  });

  it('of a win before it arrives refuses the win', async () => {
    const [taken, won] = [bet('2'), win('9')];
    const of = round(taken);
    await call('betWin', of);
    await call('rollback', { ...of, transactions: back(won) });
    expect(await refused('betWin', { ...of, transactions: [won] })).toEqual(['400', undefined]);
    expect(await balance()).toBe('98.00');
  });
});

describe('wins outside of a round', () => {
  const prize = (amount: string, change: object = {}) => ({
    id: randomUUID(),
    event_id: 'cup',
    event_type: 'Tournament',
    amount,
    ...change,
  });

  it('MONEY-09 a prize is paid once; a larger one is held', async () => {
    const paid = prize('50');
    for (const _ of [1, 2]) expect((await call('promo', paid)).balance).toBe('150.00');
    for (const change of [{ amount: '40' }, { event_id: 'other' }])
      expect(await refused('promo', { ...paid, ...change })).toEqual(['409', undefined]);
    expect((await call('promo', prize('50.01'))).balance).toBe('150.00');
    expect(await ledger.wallet.heldBalance(player.playerId)).toEqual(money(50_01n, 'EUR'));
    expect(await refused('promo', prize('1', { player_id: 'nobody' }))).toEqual(['101', undefined]);
    expect(await refused('promo', prize('1', { currency: 'USD' }))).toEqual(['154', undefined]);
    expect(await refused('promo', prize('0'))).toEqual(['400', undefined]);
  });

  it('MONEY-10 above the sum of the day, prizes and free rounds of any player are held', async () => {
    ledger.clock.advance(DAY);
    for (const _ of [1, 2]) {
      await plays();
      expect((await call('promo', prize('50'))).balance).toBe('150.00');
    }
    await plays();
    expect((await call('promo', prize('20.01'))).balance).toBe('100.00');
    expect(await ledger.wallet.heldBalance(player.playerId)).toEqual(money(20_01n, 'EUR'));
    expect((await call('promo', prize('20'))).balance).toBe('120.00');
    ledger.clock.advance(DAY);
  });

  it('free rounds that the company played are paid once, for a grant of ours, which then ends', async () => {
    const { wallet } = ledger;
    const id = await granted('paid');
    const left = { studio: 'sandbox', playerId: player.playerId, game, currency: 'EUR' } as const;
    expect(await wallet.freeRoundsLeft(left)).toMatchObject([{ id, left: 5 }]);
    const ended = { issue_id: id, amount: '3.2' };
    for (const _ of [1, 2]) expect((await call('freespins', ended)).balance).toBe('103.20');
    ledger.clock.advance(1);
    expect(await wallet.freeRoundsLeft(left)).toEqual([]);
    expect(await refused('freespins', { issue_id: 'of nobody', amount: '1' })).toEqual(['400', undefined]);
    const large = { issue_id: await granted('large'), amount: '50.01' };
    expect((await call('freespins', large)).balance).toBe('103.20');
    expect(await wallet.heldBalance(player.playerId)).toEqual(money(50_01n, 'EUR'));
  });

  it('MONEY-07 a grant ends once: another amount is refused afterwards, also after none', async () => {
    for (const [first, after] of [
      ['0', '100.00'],
      ['7', '107.00'],
    ] as const) {
      const issue_id = await granted(`once-${first}`);
      for (const amount of [first, `${first}.000`])
        expect((await call('freespins', { issue_id, amount })).balance).toBe(after);
      for (const amount of ['0', '0.01', '7', '8'].filter((one) => one !== first))
        expect(await refused('freespins', { issue_id, amount })).toEqual(['409', undefined]);
      expect(await balance()).toBe(after);
    }
    const issue_id = await granted('race');
    const replies = await Promise.all(
      ['0', '3', '4'].map((amount) => post('freespins', { issue_id, amount })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('what the company is refused', () => {
  it.each([
    [{ transactions: [bet('0')] }, '400'],
    [{ transactions: [bet('-1')] }, '400'],
    [{ transactions: [] }, '400'],
    [{ transactions: [{ ...bet('1'), type: 'gift' }] }, '400'],
    [{ currency: 'USD' }, '154'],
    [{ currency: 'XYZ' }, '154'],
    [{ session_payload: 'unknown' }, '101'],
    [{ player_id: 'somebody' }, '101'],
    [{ round_id: undefined }, '400'],
  ])('a bet with %j: %s', async (change, code) => {
    expect(await refused('betWin', { ...round(bet('1')), ...change })).toEqual([code, undefined]);
    expect(await balance()).toBe('100.00');
  });

  it('a call that another secret signed, or for another company; either secret counts', async () => {
    const body = { player_id: player.playerId, currency: 'EUR' };
    for (const signing of [{ secret: 'another' }, { secret: '' }, { studio: 'nobody' }])
      expect(await post('balance', body, signing)).toMatchObject({
        status: 403,
        body: { code: 'permission_denied', meta: { api_code: '403' } },
      });
    expect(await post('balance', body, { secret: 'the next secret' })).toMatchObject({ status: 200 });
  });
});
