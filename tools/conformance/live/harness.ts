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
import { testTimers } from '@foyer/sandbox/studios/testing/testTimers.ts';
import { createRoundSeeds } from '@foyer/sandbox/studios/play/slot/roundSeeds.ts';
import { startStudio, type Studio } from '@foyer/sandbox/studios/server.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { money, toDecimal, type MoneyJson } from '@foyer/domain/money.ts';

/** With `losing responses` the wallet processes a call, but the studio never receives the response. */
type NetworkState = 'open' | 'down' | 'losing responses';

/** The network between studio and wallet. The state applies to the listed calls (`win`), or to all if none is listed. */
interface Network {
  state: NetworkState;
  calls: readonly string[];
}

export type LiveHarness = Awaited<ReturnType<typeof startLiveHarness>>;
export type TestPlayer = Awaited<ReturnType<typeof enter>>;
export type TablePlayer = Awaited<ReturnType<TestPlayer['joinTable']>>;

/** The fields of a table's state that the tests read. */
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
  /** Only the state of a slot has a win. */
  readonly win?: MoneyJson;
  readonly freeRounds?: readonly { readonly id: string; readonly left: number; readonly won: MoneyJson }[];
  readonly error?: { readonly type: string; readonly reasons: readonly string[] };
}

const SECRET = '0123456789abcdef';

/** The platform and the sandbox's studio with real HTTP and a real database, on one clock that the test advances. */
export async function startLiveHarness() {
  const api = await testApi();
  const now = (): number => api.clock.now().getTime();
  const clock = { now, turnTo: (at: number) => api.clock.advance(at - now()) };
  // The timers are replaced when the studio restarts, so that those of the stopped studio never run.
  let timers = testTimers(clock);
  const network: Network = { state: 'open', calls: [] };
  const callCounts = new Map<string, number>();
  // By default the tables draw 1, the roulette pocket of red 32.
  const chance = { draw: (_below: number) => 1 };
  const proxy = await openProxy(api, network, callCounts);
  const journalFolder = await mkdtemp(join(tmpdir(), 'foyer-live-'));
  const seeds = createRoundSeeds();
  const start = (): Promise<Studio> =>
    startStudio({
      port: 0,
      platformUrl: proxy.url,
      studio: 'sandbox',
      secret: SECRET,
      journalFolder,
      seeds,
      random: (below) => chance.draw(below),
      now,
      later: timers.later,
      pause: () => wait(5),
      log: () => {},
    });
  let studio = await start();
  const deps = { api, studioUrl: () => studio.url };
  return {
    api,
    network,
    chance,
    /** Calls that reached the wallet, by name. */
    callCounts,
    /** Advances the clock of wallet and tables. */
    pass: (ms: number) => timers.pass(ms),
    /** Advances the clock to the next round of a table with rounds of this length. */
    toNextRound: (lengthMs: number) => timers.pass(lengthMs - (now() % lengthMs)),
    /** Kills the studio and starts it again from its journal. */
    async restartStudio() {
      await studio.stop();
      timers = testTimers(clock);
      studio = await start();
    },
    /** Names of the calls in the studio's journal that are not confirmed yet. */
    unsentCalls: () => readUnsentCalls(journalFolder),
    enter: (brand: string, email: string) => enter(deps, brand, email),
    async stop() {
      await studio.stop();
      proxy.close();
      await api.stop();
      await rm(journalFolder, { recursive: true, force: true });
    },
  };
}

async function readUnsentCalls(folder: string): Promise<readonly string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.round.json'));
  const rounds = await Promise.all(
    files.map((file) => readFile(join(folder, file), 'utf8').catch(() => '{"calls":[]}')),
  );
  return rounds.flatMap((round) => {
    const { calls }: { calls: readonly { name: string }[] } = JSON.parse(round);
    return calls.map(({ name }) => name);
  });
}

/** A proxy between studio and wallet that simulates network failures. */
async function openProxy({ port }: TestApi, network: Network, callCounts: Map<string, number>) {
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const name = request.url?.split('/').at(-1) ?? '';
    const isOpen = network.state === 'open' || (network.calls.length > 0 && !network.calls.includes(name));
    const body = await buffer(request);
    if (!isOpen && network.state === 'down') return void request.socket.destroy();
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
    const forwarded = await fetch(`http://127.0.0.1:${port}${request.url ?? ''}`, {
      method: 'POST',
      headers: Object.entries(headers).map(([header, value]) => [header, String(value)]),
      body,
    });
    callCounts.set(name, (callCounts.get(name) ?? 0) + 1);
    if (!isOpen) return void request.socket.destroy();
    response.writeHead(forwarded.status, { 'content-type': 'application/json' });
    response.end(await forwarded.text());
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

interface TestPlayerDeps {
  readonly api: TestApi;
  readonly studioUrl: () => string;
}

async function enter({ api, studioUrl }: TestPlayerDeps, brand: string, email: string) {
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
    async joinTable(game: string) {
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
      const request = (move: string, requested: object = {}) => post(studioUrl(), body.key, move, requested);
      const placeBet = (spot: string, amount: string) => request('bet', { bets: [{ spot, amount }] });
      return { request, placeBet };
    },
    balance: async () =>
      toDecimal((await api.database.transaction((tx) => wallet.state(tx, playerId))).balance),
    /** The studio's transfers in the ledger, oldest first: `<recipe> <minor units>`. */
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

async function post(studio: string, key: string, move: string, requested: object) {
  const response = await fetch(`${studio}/games/${move}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(requested),
  });
  const body: TableState = await response.json();
  return { status: response.status, body };
}

export const ROULETTE = { game: 'winter-garden-live-roulette', roundMs: 37 * SECOND, bettingMs: 20 * SECOND };
export const FORTUNE = { game: 'regatta-wheel', roundMs: 22 * SECOND, bettingMs: 10 * SECOND };
export const CARDS = { game: 'atrium-live-blackjack', bettingMs: 15 * SECOND, decisionMs: 15 * SECOND };
