import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { launchGame } from '@foyer/platform/flows/launch/launchGame.ts';
import { deposit } from '@foyer/platform/modules/wallet/index.ts';
import { testApi, type TestApi } from '@foyer/platform/testing/testApi.ts';
import { testTimers } from '@foyer/sandbox/studios/live/testTimers.ts';
import { startStudio, type Studio } from '@foyer/sandbox/studios/server.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { money, toDecimal, type MoneyJson } from '@foyer/domain/money.ts';

/** How the way from the studio to the wallet is: answers may get lost after the wallet has acted on the call. */
export type ConnectionState = 'open' | 'shut' | 'losing answers';

export interface LiveHarness {
  readonly api: TestApi;
  /** The way of the calls of these names, such as `win`; all calls at first. */
  readonly way: { state: ConnectionState; of: readonly string[] };
  /** What is drawn at the tables; at first the pocket at 1, which is 32, red. */
  readonly chance: { draw: (below: number) => number };
  /** How often the wallet heard each call. */
  readonly heard: Map<string, number>;
  /** To the beginning of the next round of a table whose rounds are so long. */
  toNextRound(lengthMs: number): Promise<void>;
  /** Lets the time pass, at the wallet and at the tables. */
  pass(ms: number): Promise<void>;
  /** The studio stops as if its power were cut, and starts again with what it has written down. */
  restartStudio(): Promise<void>;
  /** What the studio has written down to be sent: the names of the calls. */
  owed(): Promise<readonly string[]>;
  enter(brand: string, email: string): Promise<TestPlayer>;
  stop(): Promise<void>;
}

/** A signed-in player. */
export interface TestPlayer {
  readonly playerId: PlayerId;
  /** Sits down at a table. */
  sit(game: string): Promise<TableSeat>;
  balance(): Promise<string>;
  /** What the studio moved on the books, the oldest first: the recipe and how many minor units. */
  moves(): Promise<readonly string[]>;
  /** Rounds in which something is staked still. */
  openRounds(): Promise<number>;
}

/** What a table tells, as far as a test reads it. */
export interface TableState {
  readonly key: string;
  readonly balance: MoneyJson;
  readonly phase: string;
  readonly own: {
    readonly wagers: readonly { win: MoneyJson | null; isPaid: boolean }[];
    readonly moves?: readonly string[];
    readonly win?: MoneyJson | null;
  } | null;
  readonly box?: number | null;
  /** Of a slot. */
  readonly win?: MoneyJson;
  readonly freeRounds?: readonly { readonly id: string; readonly left: number; readonly won: MoneyJson }[];
  readonly error?: { readonly type: string; readonly reasons: readonly string[] };
}

export interface TableSeat {
  ask(move: string, body?: object): Promise<{ readonly status: number; readonly body: TableState }>;
  lay(spot: string, amount: string): Promise<{ readonly status: number; readonly body: TableState }>;
}

const SECRET = '0123456789abcdef';

/** The platform and the sandbox's studio as they run, by one clock that a test turns, on real ports and real books. */
export async function startLiveHarness(): Promise<LiveHarness> {
  const api = await testApi();
  const now = (): number => api.clock.now().getTime();
  const clock = { now, turnTo: (at: number) => api.clock.advance(at - now()) };
  // Those of a studio that has stopped are gone with it.
  let timers = testTimers(clock);
  const way: LiveHarness['way'] = { state: 'open', of: [] };
  const heard = new Map<string, number>();
  const chance = { draw: (_below: number) => 1 };
  const door = await openDoor(api, way, heard);
  const journalFolder = await mkdtemp(join(tmpdir(), 'foyer-live-'));
  const start = (): Promise<Studio> =>
    startStudio({
      port: 0,
      platformUrl: door.url,
      studio: 'sandbox',
      secret: SECRET,
      journalFolder,
      random: (below) => chance.draw(below),
      now,
      later: timers.later,
      pause: () => wait(5),
      log: () => {},
    });
  let studio = await start();
  const parts = { api, studioUrl: () => studio.url };
  return {
    api,
    way,
    chance,
    heard,
    pass: (ms) => timers.pass(ms),
    toNextRound: (lengthMs) => timers.pass(lengthMs - (now() % lengthMs)),
    async restartStudio() {
      await studio.stop();
      timers = testTimers(clock);
      studio = await start();
    },
    owed: () => readOwed(journalFolder),
    enter: (brand, email) => enter(parts, brand, email),
    async stop() {
      await studio.stop();
      door.close();
      await api.stop();
      await rm(journalFolder, { recursive: true, force: true });
    },
  };
}

async function readOwed(folder: string): Promise<readonly string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.round.json'));
  const rounds = await Promise.all(
    files.map((file) => readFile(join(folder, file), 'utf8').catch(() => '{"calls":[]}')),
  );
  return rounds.flatMap((round) => {
    const { calls }: { calls: readonly { name: string }[] } = JSON.parse(round);
    return calls.map(({ name }) => name);
  });
}

/** The way to the wallet, which a test may shut. */
async function openDoor({ port }: TestApi, way: LiveHarness['way'], heard: Map<string, number>) {
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const name = request.url?.split('/').at(-1) ?? '';
    const isOpen = way.state === 'open' || (way.of.length > 0 && !way.of.includes(name));
    const body = await buffer(request);
    if (!isOpen && way.state === 'shut') return void request.socket.destroy();
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
    const answer = await fetch(`http://127.0.0.1:${port}${request.url ?? ''}`, {
      method: 'POST',
      headers: Object.entries(headers).map(([header, value]) => [header, String(value)]),
      body,
    });
    heard.set(name, (heard.get(name) ?? 0) + 1);
    if (!isOpen) return void request.socket.destroy();
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(await answer.text());
  };
  const server = createServer((request, response) => {
    void pass(request, response).catch(() => response.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${own}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface GuestParts {
  readonly api: TestApi;
  readonly studioUrl: () => string;
}

async function enter({ api, studioUrl }: GuestParts, brand: string, email: string): Promise<TestPlayer> {
  const site = api.sites.byBrand(brand) ?? api.sites.defaultSite;
  const session = await api.services.signIn.authenticate(await api.token(brand, email), site);
  const { playerId } = session;
  const { wallet } = api.services;
  const key = `funds-${email}-${api.clock.now().getTime()}`;
  await wallet.submit(deposit({ caller: 'test', key, playerId, amount: money(100_00n, 'EUR') }));
  const rows = async <Row extends object>(query: string): Promise<readonly Row[]> =>
    (await api.database.pool.query<Row>(query, [playerId])).rows;
  return {
    playerId,
    async sit(game) {
      const lobbyOrigin = 'http://localhost:3000';
      const { url } = await launchGame(api.services, {
        site,
        session,
        locale: 'en',
        slug: game,
        mode: 'real',
        lobbyOrigin,
      });
      const token = new URL(url).searchParams.get('token') ?? '';
      const { body } = await post(studioUrl(), '', 'session', { mode: 'real', game, token });
      const ask: TableSeat['ask'] = (move, asked = {}) => post(studioUrl(), body.key, move, asked);
      return { ask, lay: (spot, amount) => ask('bet', { bets: [{ spot, amount }] }) };
    },
    balance: async () =>
      toDecimal((await api.database.transaction((tx) => wallet.state(tx, playerId))).balance),
    moves: async () =>
      (
        await rows<{ recipe: string; amount: string }>(
          `select recipe, amount from wallet.transfer where player_id = $1 and caller = 'sandbox' and amount > 0 order by id`,
        )
      ).map(({ recipe, amount }) => `${recipe} ${amount}`),
    openRounds: async () =>
      (
        await rows(`select id from wallet.round
        where player_id = $1 and closed_at is null and staked_real + staked_bonus > 0`)
      ).length,
  };
}

async function post(studio: string, key: string, move: string, asked: object) {
  const response = await fetch(`${studio}/games/${move}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(asked),
  });
  const body: TableState = await response.json();
  return { status: response.status, body };
}

/** The tables that are played at here. */
export const ROULETTE = { game: 'winter-garden-live-roulette', roundMs: 37 * SECOND, bettingMs: 20 * SECOND };
export const FORTUNE = { game: 'regatta-wheel', roundMs: 22 * SECOND, bettingMs: 10 * SECOND };
export const CARDS = { game: 'atrium-live-blackjack', bettingMs: 15 * SECOND, decisionMs: 15 * SECOND };
