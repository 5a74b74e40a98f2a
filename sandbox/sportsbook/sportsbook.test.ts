import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Fastify from 'fastify';
import { MINUTE } from '@foyer/domain/duration.ts';
import { sign } from '../studios/wallet/signature.ts';
import { balance, refusal, startTestWallet, type TestWallet } from '../studios/testing/testWallet.ts';
import type { Board } from './board.ts';
import type { Coupon, Pick } from './bets/coupon.ts';
import { added, readSlip, slipText } from './client/slip.ts';
import { registerSportsbook } from './sportsbook.ts';

const LOBBY = 'http://northlight.localhost:3000';
const left: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const leave of left.splice(0).reverse()) await leave();
});

interface Running {
  readonly wallet: TestWallet;
  readonly time: { now: number };
  readonly folder?: string;
}

async function openWallet(): Promise<Running> {
  const wallet = await startTestWallet();
  left.push(() => wallet.stop());
  wallet.usual = (path, { token = '' }) =>
    path.endsWith('authenticate')
      ? {
          status: 200,
          body: {
            sessionId: `session of ${token}`,
            playerId: token,
            game: 'sportsbook',
            currency: 'EUR',
            balance: '100.00',
            bonusBalance: '0.00',
            locale: 'en',
            openRound: null,
            freeRounds: [],
          },
        }
      : balance('90.00');
  return { wallet, time: { now: Date.parse('2026-11-20T10:03:00Z') } };
}

/** Starts a sportsbook that the tests call over HTTP as its page does. */
async function openBook({ wallet, time, folder }: Running) {
  const app = Fastify();
  registerSportsbook(app, {
    key: 'test',
    platformUrl: wallet.url,
    lobbyOrigins: [LOBBY],
    ...(folder !== undefined && { folder }),
    now: () => time.now,
    pause: () => Promise.resolve(),
    log: () => {},
  });
  await app.ready();
  left.push(() => app.close());
  const ask = async (path: string, body?: object, key = '') => {
    const answer = await app.inject({
      method: body ? 'POST' : 'GET',
      url: `/touchline/${path}`,
      headers: { authorization: `Bearer ${key}` },
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const sit = async (player = 'anna') => (await ask('session', { token: player })).body.key as string;
  const board = async (view = 'football'): Promise<Board> =>
    (await ask('board', { view, match: null, picks: [] })).body;
  return {
    app,
    ask,
    sit,
    /** Picks of a home win in the next upcoming matches. */
    async picks(count: number): Promise<Pick[]> {
      const { leagues } = await board();
      return leagues
        .flatMap(({ matches }) => matches)
        .filter(({ phase }) => phase === 'before')
        .slice(0, count)
        .map(({ id, version }) => ({ match: id, market: 'result', outcome: 'home', version }));
    },
    place: (key: string, picks: readonly Pick[], change: object = {}) =>
      ask('bets', { id: randomUUID(), picks, stake: '10.00', takesBetter: false, ...change }, key),
    coupons: async (key: string): Promise<Coupon[]> => (await ask('bets', undefined, key)).body.coupons,
    decide: (match: string, end: string) =>
      app.inject({
        method: 'POST',
        url: '/touchline/',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ match, end }).toString(),
      }),
  };
}
const calls = ({ wallet }: Running) =>
  wallet.calls
    .filter(({ path }) => !path.endsWith('authenticate'))
    .map(({ path, body }) => [path.split('/').at(-1), body]);
const names = (running: Running) => calls(running).map(([name]) => name);

describe('a coupon', () => {
  it('OPEN-43 is one bet in its own wallet round, whose win is paid once', async () => {
    const house = await openWallet();
    const book = await openBook(house);
    const key = await book.sit();
    const picks = await book.picks(2);
    const { status, body } = await book.place(key, picks);
    expect(status).toBe(200);
    for (const { match } of picks) await book.decide(match, 'home');
    await vi.waitFor(() => expect(names(house)).toEqual(['bet', 'win', 'endRound']));
    const [[, bet], [, win]] = calls(house) as [
      [string, Record<string, string>],
      [string, Record<string, string>],
    ];
    const odds = body.legs.map((leg: { odds: number }) => leg.odds);
    expect(bet).toMatchObject({ amount: '10.00', currency: 'EUR', roundId: body.id });
    expect(win).toMatchObject({
      amount: (Math.floor((1000 * odds[0] * odds[1]) / 10_000) / 100).toFixed(2),
      roundId: body.id,
    });
    const [settled] = await book.coupons(key);
    expect(settled).toMatchObject({ state: 'won', paid: win.amount });
    await book.decide(picks[0]?.match ?? '', 'home');
    expect(names(house)).toHaveLength(3);
  });

  it('MONEY-07 creates one coupon when it is submitted twice at once or again later', async () => {
    const house = await openWallet();
    const book = await openBook(house);
    const key = await book.sit();
    const picks = await book.picks(1);
    const id = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => book.place(key, picks, { id })));
    answers.push(await book.place(key, picks, { id }));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(names(house)).toEqual(['bet']);
    // Request ids are per player: another player's request with the same id places another bet.
    await book.place(await book.sit('bo'), picks, { id });
    expect(names(house)).toEqual(['bet', 'bet']);
  });

  it('is lost with one lost leg, and an abandoned match is left out', async () => {
    const house = await openWallet();
    const book = await openBook(house);
    const key = await book.sit();
    const picks = await book.picks(3);
    await book.place(key, picks);
    await book.place(key, picks.slice(0, 2), { stake: '20.00' });
    await book.decide(picks[0]?.match ?? '', 'abandoned');
    await book.decide(picks[1]?.match ?? '', 'home');
    await book.decide(picks[2]?.match ?? '', 'away');
    await vi.waitFor(async () => {
      const [one, other] = (await book.coupons(key)).sort((a, b) => Number(a.stake) - Number(b.stake));
      expect([one?.state, other?.state]).toEqual(['lost', 'won']);
      expect(Number(other?.paid)).toBeCloseTo((20 * (other?.legs[1]?.odds ?? 0)) / 100, 1);
    });
  });

  it('OPEN-43 with only abandoned matches is void, and its bet is rolled back', async () => {
    const house = await openWallet();
    const book = await openBook(house);
    const key = await book.sit();
    const picks = await book.picks(1);
    const { body } = await book.place(key, picks);
    await book.decide(picks[0]?.match ?? '', 'abandoned');
    await vi.waitFor(() => expect(names(house)).toEqual(['bet', 'rollback', 'endRound']));
    expect(calls(house)[1]?.[1]).toMatchObject({ rollsBack: `${body.id}:bet` });
  });
});

describe('FAIR-05 the odds', () => {
  const moved = async (house: Running, book: Awaited<ReturnType<typeof openBook>>) => {
    const [pick] = await book.picks(1);
    if (!pick) throw new Error('no match');
    const quote = async () =>
      (await book.ask('board', { view: 'live', match: null, picks: [pick] })).body.quotes[0];
    for (let step = 0; step < 200; step++) {
      const { was, odds } = await quote();
      if (odds !== was) return { pick, was, odds, now: (await quote()).now as string };
      house.time.now += MINUTE / 2;
      const { leagues }: Board = (await book.ask('board', { view: 'football', match: null, picks: [] })).body;
      expect(leagues.length).toBeGreaterThan(0);
    }
    throw new Error('the odds never move');
  };

  it('that have changed are refused with both values, and accepted once the player has seen the new ones', async () => {
    const house = await openWallet();
    const book = await openBook(house);
    const key = await book.sit();
    const { pick, was, odds, now } = await moved(house, book);
    const refused = await book.place(key, [pick]);
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { type: 'OddsChanged', legs: [{ match: pick.match, was, now: odds, version: now }] } },
    });
    expect(names(house)).toEqual([]);
    const taken = await book.place(key, [{ ...pick, version: now }]);
    expect(taken.body.legs[0]).toMatchObject({ odds, version: now });
  });

  it('that are better are accepted if the player allows it, and worse ones never are', async () => {
    const house = await openWallet();
    const book = await openBook(house);
    const key = await book.sit();
    const { pick, was, odds } = await moved(house, book);
    const { status } = await book.place(key, [pick], { takesBetter: true });
    expect(status).toBe(odds > was ? 200 : 409);
  });
});

describe('the sportsbook refuses', () => {
  it.each([
    [{ stake: '0.49' }, 'StakeTooLow'],
    [{ stake: '500.01' }, 'StakeTooHigh'],
    [{ stake: '1.001' }, 'BadRequest'],
    [{ stake: '-5' }, 'BadRequest'],
    [{ picks: [] }, 'BadRequest'],
    [{ id: 'x' }, 'BadRequest'],
  ])('%j: %s', async (change, type) => {
    const house = await openWallet();
    const book = await openBook(house);
    const answer = await book.place(await book.sit(), await book.picks(1), change);
    expect(answer.body.error.type).toBe(type);
    expect(names(house)).toEqual([]);
  });

  it('two picks of one match, a finished match, an unknown match, and a request without a session', async () => {
    const house = await openWallet();
    const book = await openBook(house);
    const key = await book.sit();
    const [pick] = await book.picks(1);
    if (!pick) throw new Error('no match');
    const typeOf = async (picks: readonly Pick[], by = key) => (await book.place(by, picks)).body.error.type;
    expect(await typeOf([pick, { ...pick, outcome: 'away' }])).toBe('BadRequest');
    expect(await typeOf([{ ...pick, match: 'northern-1-9' }])).toBe('BadRequest');
    expect(await typeOf([{ ...pick, version: 'l80' }])).toBe('BadRequest');
    expect(await typeOf([pick], 'made-up')).toBe('SessionEnded');
    await book.decide(pick.match, 'home');
    expect(await typeOf([pick])).toBe('Closed');
    expect(names(house)).toEqual([]);
  });

  it.each([
    [402, 'InsufficientFunds', [], 'InsufficientFunds'],
    [403, 'SessionEnded', [], 'SessionEnded'],
    [403, 'SessionLimitReached', [], 'SessionEnded'],
    [403, 'LimitReached', ['Loss', 'Day'], 'LimitReached'],
    [403, 'RealityCheckDue', [], 'RealityCheckDue'],
    [403, 'ContentAcceptRequired', [], 'ContentAcceptRequired'],
    [422, 'WrongCurrency', [], 'Refused'],
  ] as const)(
    'CLOCK-03 LIMIT-07 what the wallet refuses, in its words: %i %s',
    async (status, type, reasons, hashParams) => {
      const house = await openWallet();
      const book = await openBook(house);
      const key = await book.sit();
      house.wallet.script.push(refusal(status, type, reasons));
      const { body } = await book.place(key, await book.picks(1));
      expect(body.error.type).toBe(hashParams);
      expect(await book.coupons(key)).toEqual([]);
      expect(names(house)).toEqual(['bet']);
    },
  );
});

describe('after failures', () => {
  it('MONEY-07 a bet without a response is rolled back, and the next submission is another bet', async () => {
    const house = await openWallet();
    const book = await openBook(house);
    const key = await book.sit();
    const picks = await book.picks(1);
    house.wallet.script.push('hangUp', 'hangUp', 'hangUp', 'hangUp');
    const { body } = await book.place(key, picks);
    expect(body.error.type).toBe('ConnectionLost');
    await vi.waitFor(() => expect(names(house).at(-1)).toBe('rollback'));
    expect(await book.coupons(key)).toEqual([]);
    expect((await book.place(key, picks)).status).toBe(200);
  });

  it('LIMIT-11 a coupon is settled after a restart, days later, in the session of its stake', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'book-'));
    left.push(() => rm(folder, { recursive: true, force: true }));
    const house = { ...(await openWallet()), folder };
    const first = await openBook(house);
    const key = await first.sit();
    const picks = await first.picks(2);
    const { body } = await first.place(key, picks);
    await first.app.close();
    house.time.now += 3 * 24 * 60 * MINUTE;
    house.wallet.script.push('hangUp');
    await openBook(house);
    await vi.waitFor(() => expect(names(house).at(-1)).toBe('endRound'), 5_000);
    for (const [, call] of calls(house).slice(1))
      expect(call).toMatchObject({ sessionId: 'session of anna', roundId: body.id });
    const third = await openBook(house);
    const [settled] = await third.coupons(await third.sit());
    expect(settled?.state).not.toBe('open');
    const sent = names(house).length;
    await third.app.inject('/touchline/');
    expect(names(house)).toHaveLength(sent);
  });
});

it('OPEN-43 the page can be embedded only by lobbies, and has texts in eight languages', async () => {
  const { app } = await openBook(await openWallet());
  const page = (query: object) =>
    app.inject(
      `/touchline/book?${new URLSearchParams({ locale: 'fr', currency: 'EUR', lobby: LOBBY, ...query })}`,
    );
  const { headers, body } = await page({ token: 'secret</script>' });
  expect(headers['content-security-policy']).toContain(`frame-ancestors ${LOBBY}`);
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(body).toContain('<html lang="fr">');
  expect(body).not.toContain('secret</script>');
  expect((await page({ lobby: 'https://evil.example' })).statusCode).toBe(400);
  expect((await page({ currency: 'XXX' })).statusCode).toBe(400);
});

describe('the featured matches', () => {
  const path = '/sportsbook/v1/featured';
  const ask = (app: Awaited<ReturnType<typeof openBook>>['app'], now: number, secret = 'test') =>
    app.inject({
      method: 'POST',
      url: path,
      headers: {
        'content-type': 'application/json',
        ...sign({ studio: 'sportsbook', secret }, now, path, '{}'),
      },
      payload: '{}',
    });

  it('PROMO-11 are published to the platform, live ones first, with picks that a bet accepts', async () => {
    const house = await openWallet();
    const book = await openBook(house);
    const { matches } = (await ask(book.app, house.time.now)).json();
    expect(matches).toHaveLength(6);
    const live: readonly boolean[] = matches.map((match: { live: unknown }) => match.live !== null);
    expect(live).toEqual([...live].sort((one, other) => Number(other) - Number(one)));
    expect(live.slice(0, 1)).toEqual([true]);
    const ahead = matches.find((match: { live: unknown }) => match.live === null);
    const [{ pick, odds }] = ahead.selections;
    const { status, body } = await book.place(await book.sit(), readSlip(pick));
    expect([status, (body.legs[0].odds / 100).toFixed(2)]).toEqual([200, odds]);
  });

  it('PROMO-11 are published to nobody else', async () => {
    const house = await openWallet();
    const book = await openBook(house);
    expect((await ask(book.app, house.time.now, 'other')).statusCode).toBe(401);
    expect((await ask(book.app, house.time.now - 6 * MINUTE)).statusCode).toBe(401);
  });

  it('PROMO-11 a pick replaces another outcome of its market on the slip', () => {
    const slip = readSlip('m-1-0~result~home~p7~m-2-0~result~draw~p7');
    const pick = { match: 'm-1-0', market: 'result', outcome: 'away', version: 'p8' };
    expect(slipText(added(slip, pick))).toBe('m-2-0~result~draw~p7~m-1-0~result~away~p8');
    expect(added(added(slip, pick), pick)).toEqual(added(slip, pick));
  });
});
