import { randomUUID } from 'node:crypto';
import { afterEach } from 'vitest';
import Fastify from 'fastify';
import { balance, startTestWallet, type TestWallet } from '../../studios/testing/testWallet.ts';
import type { Board, ScheduledMatch } from '../board.ts';
import type { Coupon, Pick } from '../bets/coupon.ts';
import { createRandomSource } from '../model/randomSource.ts';
import { registerSportsbook } from '../sportsbook.ts';

/** All tests of a file have the same matches, which are drawn once. */
const CHANCE = createRandomSource('test');

export const LOBBY = 'http://northlight.localhost:3000';
export const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const leave of cleanups.splice(0).reverse()) await leave();
});

export interface RunningWallet {
  readonly wallet: TestWallet;
  readonly time: { now: number };
  readonly folder?: string;
  /** What happens while a live bet waits; nothing by default. */
  readonly pause?: () => Promise<void>;
}

export async function openWallet(): Promise<RunningWallet> {
  const wallet = await startTestWallet();
  cleanups.push(() => wallet.stop());
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

interface Schedule {
  readonly matches: readonly ScheduledMatch[];
}

/** Starts a sportsbook that the tests call over HTTP as its page does. */
export async function openBook({ wallet, time, folder, pause }: RunningWallet) {
  const app = Fastify();
  registerSportsbook(app, {
    key: 'test',
    chance: CHANCE,
    platformUrl: wallet.url,
    lobbyOrigins: [LOBBY],
    ...(folder !== undefined && { folder }),
    now: () => time.now,
    pause: pause ?? (() => Promise.resolve()),
    log: () => {},
  });
  await app.ready();
  cleanups.push(() => app.close());
  const ask = async (path: string, body?: object, key = '') => {
    const response = await app.inject({
      method: body ? 'POST' : 'GET',
      url: `/touchline/${path}`,
      headers: { authorization: `Bearer ${key}` },
      ...(body && { payload: body }),
    });
    return { status: response.statusCode, body: response.json() };
  };
  const sit = async (player = 'anna') => (await ask('session', { token: player })).body.key as string;
  const board = async (view = 'football'): Promise<Board> =>
    (await ask('board', { view, match: null, picks: [] })).body;
  return {
    app,
    ask,
    sit,
    board,
    /** Picks of a home win in upcoming football matches. A board with matches would price all their markets first. */
    async picks(count: number): Promise<Pick[]> {
      const { matches }: Schedule = (await ask('schedule')).body;
      const picks = matches
        .filter(({ sport, isLive }) => sport === 'football' && !isLive)
        .slice(0, count)
        .map(({ id }) => ({ match: id, market: 'result', outcome: 'home', version: 'unseen' }));
      const query = { view: 'football', match: null, span: { from: 0, to: 0 }, picks };
      const { quotes }: Board = (await ask('board', query)).body;
      return picks.map((pick) => {
        const quote = quotes.find((one) => one?.match === pick.match);
        if (!quote) throw new Error(`no quote for ${pick.match}`);
        return { ...pick, version: quote.now };
      });
    },
    place: (key: string, picks: readonly Pick[], change: object = {}) =>
      ask('bets', { id: randomUUID(), picks, stake: '10.00', takesBetter: false, ...change }, key),
    coupons: async (key: string): Promise<Coupon[]> => (await ask('bets', undefined, key)).body.coupons,
    decide: (match: string, end: string, fields: Readonly<Record<string, string>> = {}) =>
      app.inject({
        method: 'POST',
        url: '/touchline/',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ match, end, ...fields }).toString(),
      }),
  };
}
export const calls = ({ wallet }: RunningWallet) =>
  wallet.calls
    .filter(({ path }) => !path.endsWith('authenticate'))
    .map(({ path, body }) => [path.split('/').at(-1), body]);
export const names = (running: RunningWallet) => calls(running).map(([name]) => name);
