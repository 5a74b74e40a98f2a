import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { JackpotUpdate } from '@foyer/contract/jackpot/socket.ts';
import type { BrandId, PlayerId } from '@foyer/vocabulary/ids.ts';
import { inProcessBus } from '@foyer/platform/plumbing/bus.ts';
import { systemClock } from '@foyer/platform/plumbing/clock.ts';
import { createLog } from '@foyer/platform/plumbing/log.ts';
import { loadSites } from '@foyer/platform/plumbing/sites/index.ts';
import {
  createJackpotSocket,
  type JackpotSocketParts,
} from '@foyer/platform/server/sockets/jackpot/socket.ts';
import { SOCKET_LIMITS } from '@foyer/platform/server/sockets/limits.ts';
import type { CrowdOrder, CrowdWord } from './crowd.ts';

const BRAND = 'northlight' as BrandId;
const UPDATES = 20;
/** A little more than the quarter of a second that updates are merged to; longer where not all have heard yet. */
const EVERY_MS = 260;

export interface Spread {
  readonly messages: number;
  /** From the change to the listener who heard it last but one in a hundred. */
  readonly p99Ms: number;
  /** While an update goes out: messages by the time from the change to the last listener. */
  readonly perSecond: number;
}

/** Every update to every listener, by the jackpot's socket. */
export async function bySocket(listeners: number): Promise<Spread> {
  const bus = inProcessBus((error) => {
    throw error;
  });
  const sites = await loadSites('sites');
  const socket = createJackpotSocket({
    bus,
    sites,
    clock: systemClock,
    log: createLog({ level: 'error' }),
    limits: SOCKET_LIMITS,
    isBehindProxy: false,
    services: strangersWelcome(),
  });
  const server = createHttpServer().on('upgrade', socket.upgrade);
  const update = () => bus.publish('jackpot.potsChanged', { brand: BRAND, ...POTS });
  const spread = await measure(server, { listeners, isSocket: true, messageBytes: BYTES.length + 4 }, update);
  socket.drain();
  server.close();
  return spread;
}

/** The same bytes by a server that does nothing but write them. */
export async function byBareServer(listeners: number): Promise<Spread> {
  const sockets = new Set<Socket>();
  const message = Buffer.concat([Buffer.alloc(4), BYTES]);
  // A listener is there when it has been told once, as one of the jackpot's is.
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    socket.write(message);
  });
  const update = () => {
    for (const socket of sockets) socket.write(message);
  };
  const spread = await measure(server, { listeners, isSocket: false, messageBytes: message.length }, update);
  for (const socket of sockets) socket.destroy();
  server.close();
  return spread;
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
const BYTES = Buffer.from(JSON.stringify({ type: 'JackpotUpdate', data: POTS }));

async function measure(
  server: Server,
  { listeners, isSocket, messageBytes }: { listeners: number; isSocket: boolean; messageBytes: number },
  update: () => void,
): Promise<Spread> {
  server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 });
  await once(server, 'listening');
  const crowd = fork(fileURLToPath(new URL('./crowd.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  const order: CrowdOrder = {
    port: (server.address() as AddressInfo).port,
    count: listeners,
    isSocket,
    messageBytes,
  };
  crowd.send(order);
  await wordOf(crowd);
  const updates: Update[] = [];
  for (let number = 0; number < UPDATES; number++) {
    const at = performance.timeOrigin + performance.now();
    const all = wordOf(crowd);
    update();
    const [word] = await Promise.all([all, pause(EVERY_MS)]);
    updates.push({ at, heard: 'heard' in word ? word.heard : [] });
  }
  crowd.kill();
  return spreadOf(updates);
}

/** One update, and when each listener heard it. */
interface Update {
  readonly at: number;
  readonly heard: readonly number[];
}

async function wordOf(crowd: ChildProcess): Promise<CrowdWord> {
  const [word] = (await once(crowd, 'message')) as [CrowdWord];
  return word;
}

function spreadOf(updates: readonly Update[]): Spread {
  const waits = updates.flatMap(({ at, heard }) => heard.map((when) => when - at)).sort((a, b) => a - b);
  const seconds = updates.reduce((sum, { at, heard }) => sum + ((heard.at(-1) ?? at) - at) / 1000, 0);
  return {
    messages: waits.length,
    p99Ms: waits[Math.floor(waits.length * 0.99)] ?? 0,
    perSecond: waits.length / seconds,
  };
}

/** A platform on which every session lives, and whose pots stand still. */
function strangersWelcome(): JackpotSocketParts['services'] {
  const never = () => Promise.reject(new Error('nobody opts in here'));
  return {
    identity: {
      liveSession: (sessionId) =>
        Promise.resolve({
          sessionId,
          playerId: sessionId.replace('s-', 'p-') as PlayerId,
          brand: BRAND,
          country: 'FI',
        }),
    },
    jackpot: { pots: () => Promise.resolve(POTS.pots) },
    chooseJackpot: never,
  };
}
