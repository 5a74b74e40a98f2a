import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { JackpotUpdate, WinEvent } from '@foyer/contract/jackpot/socket.ts';
import { HOUR } from '@foyer/domain/duration.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { inProcessBus, type Bus } from '@foyer/platform/infra/bus.ts';
import { systemClock } from '@foyer/platform/infra/clock.ts';
import { createLog } from '@foyer/platform/infra/log.ts';
import { countSocketsAlone } from '@foyer/platform/infra/nodes/index.ts';
import { loadSites } from '@foyer/platform/sites/index.ts';
import {
  createJackpotSocket,
  type JackpotSocketDeps,
} from '@foyer/platform/server/sockets/jackpot/socket.ts';
import { textFrame } from '@foyer/platform/server/sockets/jackpot/frame.ts';
import { SOCKET_LIMITS } from '@foyer/platform/server/sockets/limits.ts';
import { nextMessage, startChild } from '../measure/child.ts';
import type { ClientsOrder, ClientsRound, ClientsMessage } from './clients.ts';

const BRAND = 'northlight' as BrandId;
const ROUNDS = 8;
/** Pause between rounds: slightly more than the 250 ms in which the platform merges updates. */
const EVERY_MS = 260;
/** Number of wins that are published in the same turn of the event loop. */
const TOGETHER = 8;

export interface Spread {
  /** Time from the change until a listener has received it, 99th percentile. */
  readonly p99Ms: number;
  /** Messages per second, from the change until the last listener has received it. */
  readonly perSecond: number;
}

/** Delivery of one update at a time, and of several updates that are published together and share a write. */
export interface Spreads {
  readonly single: Spread;
  readonly together: Spread;
}

/** Sends every message to every listener through the platform's jackpot socket. */
export async function bySocket(listeners: number): Promise<Spreads> {
  const bus = inProcessBus((error) => {
    throw error;
  });
  const { server, drain } = await jackpotServer(bus);
  const spreads = await measure(server, { listeners, isSocket: true }, (messages) => {
    if (messages === 1) bus.publish('jackpot.potsChanged', { brand: BRAND, ...POTS });
    else for (let win = 0; win < messages; win++) bus.publish('jackpot.won', WON_EVENT);
  });
  void drain();
  server.close();
  return spreads;
}

/** A server with the platform's jackpot socket alone, where every session is active. */
export async function jackpotServer(bus: Bus) {
  const sites = await loadSites('sites');
  const socket = createJackpotSocket({
    bus,
    sites,
    clock: systemClock,
    log: createLog({ level: 'error' }),
    accessLog: null,
    countSockets: countSocketsAlone,
    // The listeners count bytes, and a ping would be counted too.
    limits: { ...SOCKET_LIMITS, keepAliveMs: HOUR },
    services: fakeServices(),
  });
  const server = createHttpServer().on('upgrade', (request, stream, head) =>
    socket.upgrade(request, stream, head, { release() {} }),
  );
  return { server, drain: socket.drain };
}

/** The baseline: a server that only writes the same bytes to its sockets, one message after the other. */
export async function byPlainServer(listeners: number): Promise<Spreads> {
  const sockets = new Set<Socket>();
  // A listener is ready after its first message, as in `bySocket`.
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket.on('error', () => {}));
    socket.write(UPDATE);
  });
  const spreads = await measure(server, { listeners, isSocket: false }, (messages) => {
    const bytes = messages === 1 ? UPDATE : WON;
    for (let message = 0; message < messages; message++) for (const socket of sockets) socket.write(bytes);
  });
  for (const socket of sockets) socket.destroy();
  server.close();
  return spreads;
}

const POTS: JackpotUpdate['data'] = {
  id: 'northlight-aurora',
  pots: [
    { id: 'mega', current_value: '10402.17' },
    { id: 'major', current_value: '812.40' },
    { id: 'minor', current_value: '31.05' },
    { id: 'shared', current_value: '263.90' },
    { id: 'total', current_value: '11509.52' },
  ],
};
const WIN: WinEvent['data'] = {
  instance_id: 'northlight-aurora',
  win_id: 'northlight:minor:sandbox:bet-1',
  player_id: 'nobody-of-the-crowd',
  win_amount: '31.05',
  paid: { amount: '31.05', currency: 'EUR' },
  win_pot_id: 'minor',
  community_winners: [],
  currency_multipliers: { multipliers: { EUR: 1, NOK: 11.737089, USD: 1.163738 } },
};
/** A win as the outbox has it. */
export const WON_EVENT = { brand: BRAND, ...WIN };
const UPDATE = textFrame(JSON.stringify({ type: 'JackpotUpdate', data: POTS }));
const WON = textFrame(JSON.stringify({ type: 'WinEvent', data: WIN }));

interface Listening {
  readonly listeners: number;
  readonly isSocket: boolean;
}

async function measure(
  server: Server,
  listening: Listening,
  sendAll: (messages: number) => void,
): Promise<Spreads> {
  const clients = await startListeners(server, listening);
  const measured = async (messages: number, bytes: number) => {
    const rounds: Round[] = [];
    while (rounds.length < ROUNDS) rounds.push(await clients.round(bytes, () => sendAll(messages)));
    return spreadOf(rounds, messages);
  };
  const single = await measured(1, UPDATE.length);
  const together = await measured(TOGETHER, WON.length * TOGETHER);
  await clients.stop();
  return { single, together };
}

/** Bytes that a listener receives for these wins. */
export const bytesOfWins = (wins: number): number => WON.length * wins;

/** Connects listeners, in a process of their own, to a server that does not listen yet. */
export async function startListeners(server: Server, { listeners, isSocket }: Listening) {
  server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 });
  await once(server, 'listening');
  const clients = startChild(new URL('./clients.ts', import.meta.url));
  const { port } = server.address() as AddressInfo;
  await ask(clients, { port, count: listeners, isSocket, firstBytes: UPDATE.length } satisfies ClientsOrder);
  return {
    /** Sends, and waits until each listener has received this number of bytes. */
    async round(bytes: number, send: () => unknown): Promise<Round> {
      await ask(clients, { bytes } satisfies ClientsRound);
      const all = nextMessage<ClientsMessage>(clients);
      const at = performance.timeOrigin + performance.now();
      await send();
      const [message] = await Promise.all([all, pause(EVERY_MS)]);
      return { at, received: 'received' in message ? message.received : [] };
    },
    async stop(): Promise<void> {
      const hasExited = once(clients, 'exit');
      clients.kill();
      await hasExited;
    },
  };
}

/** Time of one change, and the times at which the listeners received it, in ms since the epoch. */
export interface Round {
  readonly at: number;
  readonly received: readonly number[];
}

function ask(clients: ChildProcess, order: ClientsOrder | ClientsRound): Promise<ClientsMessage> {
  const answer = nextMessage<ClientsMessage>(clients);
  clients.send(order);
  return answer;
}

function spreadOf(rounds: readonly Round[], messages: number): Spread {
  const waits = rounds.flatMap(({ at, received }) => received.map((when) => when - at)).sort((a, b) => a - b);
  const seconds = rounds.reduce((sum, { at, received }) => sum + ((received.at(-1) ?? at) - at) / 1000, 0);
  return {
    p99Ms: waits[Math.floor(waits.length * 0.99)] ?? 0,
    perSecond: (waits.length * messages) / seconds,
  };
}

/** A platform on which every session is active and no pot changes. */
function fakeServices(): JackpotSocketDeps['services'] {
  const never = () => Promise.reject(new Error('nobody does anything here'));
  const none = () => Promise.resolve([]);
  return {
    database: { transaction: never },
    players: { blockOf: never },
    signIn: {
      liveSession: (sessionId) =>
        Promise.resolve({
          sessionId,
          playerId: sessionId.replace('s-', 'p-') as PlayerId,
          brand: BRAND,
          country: 'FI',
        }),
    },
    jackpot: {
      account: '',
      pots: () => Promise.resolve(POTS.pots),
      unseenWins: none,
      choose: never,
      status: never,
      seeWin: never,
    },
    raffle: { tickets: none, unseenWins: none, seeWin: never },
    wallet: { state: never, openPot: never, setContribution: never },
    wakeRelay() {},
  };
}
