import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { JackpotUpdate, WinEvent } from '@foyer/contract/jackpot/socket.ts';
import { HOUR } from '@foyer/domain/duration.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { inProcessBus } from '@foyer/platform/infra/bus.ts';
import { systemClock } from '@foyer/platform/infra/clock.ts';
import { createLog } from '@foyer/platform/infra/log.ts';
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
  const sites = await loadSites('sites');
  const socket = createJackpotSocket({
    bus,
    sites,
    clock: systemClock,
    log: createLog({ level: 'error' }),
    accessLog: null,
    // The listeners count bytes, and a ping would be counted too.
    limits: { ...SOCKET_LIMITS, keepAliveMs: HOUR },
    services: fakeServices(),
  });
  const server = createHttpServer().on('upgrade', (request, stream, head) =>
    socket.upgrade(request, stream, head, { release() {} }),
  );
  const spreads = await measure(server, { listeners, isSocket: true }, (messages) => {
    if (messages === 1) bus.publish('jackpot.potsChanged', { brand: BRAND, ...POTS });
    else for (let win = 0; win < messages; win++) bus.publish('jackpot.won', { brand: BRAND, ...WIN });
  });
  socket.drain();
  server.close();
  return spreads;
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
const UPDATE = textFrame(JSON.stringify({ type: 'JackpotUpdate', data: POTS }));
const WON = textFrame(JSON.stringify({ type: 'WinEvent', data: WIN }));

interface Listening {
  readonly listeners: number;
  readonly isSocket: boolean;
}

async function measure(
  server: Server,
  { listeners, isSocket }: Listening,
  sendAll: (messages: number) => void,
): Promise<Spreads> {
  server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 });
  await once(server, 'listening');
  const clients = startChild(new URL('./clients.ts', import.meta.url));
  const { port } = server.address() as AddressInfo;
  await ask(clients, { port, count: listeners, isSocket, firstBytes: UPDATE.length } satisfies ClientsOrder);
  const measured = async (messages: number, bytes: number) => {
    await ask(clients, { bytes } satisfies ClientsRound);
    const rounds: Round[] = [];
    while (rounds.length < ROUNDS) {
      const all = nextMessage<ClientsMessage>(clients);
      const at = performance.timeOrigin + performance.now();
      sendAll(messages);
      const [word] = await Promise.all([all, pause(EVERY_MS)]);
      rounds.push({ at, received: 'received' in word ? word.received : [] });
      await ask(clients, { bytes } satisfies ClientsRound);
    }
    return spreadOf(rounds, messages);
  };
  const single = await measured(1, UPDATE.length);
  const together = await measured(TOGETHER, WON.length * TOGETHER);
  const hasExited = once(clients, 'exit');
  clients.kill();
  await hasExited;
  return { single, together };
}

/** Time of one change, and the times at which the listeners received it, in ms since the epoch. */
interface Round {
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
