import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { brandId, playerId, sessionId } from '@foyer/domain/ids.ts';
import { fromDecimal, toJson, type Money } from '@foyer/domain/money.ts';
import { inProcessBus, type Bus } from '../../infra/bus.ts';
import { systemClock } from '../../infra/clock.ts';
import { createLog } from '../../infra/log.ts';
import { countSocketsAlone } from '../../infra/nodes/index.ts';
import type { TrustsProxy } from '../../infra/edge/trustedProxies.ts';
import { Refusal } from '../../infra/refusal.ts';
import { testSites } from '../../sites/testSites.ts';
import type { Session } from '../../infra/session.ts';
import { createDocuments } from '../graphql/documents/documents.ts';
import { GRAPHQL_PATHS } from '../graphql/routes.ts';
import { executableSchema } from '../graphql/schema/schema.ts';
import { createEdge } from '../http/edge.ts';
import { createHub } from './hub.ts';
import { SOCKET_LIMITS, type SocketLimits } from './limits.ts';
import { sessionStream, walletStream } from './streams/streams.ts';

const euros = (amount: string): Money => fromDecimal(amount, 'EUR');

export const ANNA = session('anna', 's1');
export const ANNA_OTHER_SESSION = session('anna', 's2');
const TOKENS: Readonly<Record<string, Session>> = {
  anna1: ANNA,
  anna2: ANNA_OTHER_SESSION,
  bo: session('bo', 's3', 'baltika', 'EE'),
  moved: session('bo', 's4', 'northlight', 'FR'),
};

function session(player: string, id: string, brand = 'northlight', country = 'FI'): Session {
  return {
    playerId: playerId(player),
    sessionId: sessionId(id),
    brand: brandId(brand),
    country,
    expiresAt: new Date(Date.now() + 3_600_000),
    previousSignInAt: null,
    subDivision: null,
  };
}

/** Anna's wallet. Each movement is published on the bus, as by the relay. */
function walletOfAnna(bus: Bus) {
  const state = { balance: euros('1000.00'), sequence: 7 };
  let reads = 0;
  return {
    reads: () => reads,
    async state() {
      reads += 1;
      return {
        ...state,
        walletId: 'w1',
        bonusBalance: euros('0.00'),
        currency: 'EUR' as const,
        wageringProgress: null,
        checkDueAt: null,
        minDepositAmount: euros('10.00'),
        minWithdrawalAmount: euros('10.00'),
      };
    },
    move(amount: string, balance: string): void {
      state.balance = euros(balance);
      state.sequence += 1;
      bus.publish('wallet.balanceChanged', {
        playerId: ANNA.playerId,
        brand: ANNA.brand,
        balance: toJson(state.balance),
        bonusBalance: toJson(euros('0.00')),
        amount: toJson(euros(amount)),
        moneyType: 'CasinoBet',
        wageringProgress: null,
        sequence: state.sequence,
      });
    },
  };
}

interface TestHubOptions {
  readonly limits?: Partial<SocketLimits>;
  readonly expiresAt?: Date;
  readonly trustedProxies?: TrustsProxy | null;
  /** Tokens are checked only after this promise has resolved. */
  readonly admission?: Promise<void>;
}

const identityOf = ({ expiresAt, admission }: TestHubOptions) => ({
  async authenticate(token: string): Promise<Session> {
    await admission;
    const found = TOKENS[token];
    if (!found) throw new Refusal('AuthenticationFailure', { status: 401, reasons: ['expired'] });
    return { ...found, expiresAt: expiresAt ?? found.expiresAt };
  },
});

// Reading and checking every document takes longer than most tests, and a hub changes none of them.
const schema = executableSchema([]);
const documents = createDocuments(schema, { mayIntrospect: false });

/** A hub with a real server and bus; identity and wallet return constant data. */
export async function testHub(options: TestHubOptions = {}) {
  const bus = inProcessBus((error) => {
    throw error;
  });
  const wallet = walletOfAnna(bus);
  const sites = await testSites();
  const hub = createHub({
    paths: GRAPHQL_PATHS,
    schema,
    documents,
    streams: [walletStream(bus, wallet), sessionStream(bus)],
    sites,
    signIn: identityOf(options),
    bus,
    clock: systemClock,
    log: createLog({ level: 'silent' }),
    accessLog: null,
    countSockets: countSocketsAlone,
    limits: { ...SOCKET_LIMITS, ...options.limits },
    readArrival: createEdge({
      config: {
        trustedProxies: options.trustedProxies ?? null,
        countryHeader: null,
        subDivisionHeader: null,
      },
      sites,
    }),
  });
  const server = createServer();
  hub.attach(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    hub,
    bus,
    port,
    /** All connections that the server counts. */
    connections: () =>
      new Promise<number>((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    move: wallet.move,
    /** How often a subscription has read the wallet. */
    reads: wallet.reads,
    end({ playerId, brand, sessionId }: Session): void {
      bus.publish('identity.sessionEnded', { playerId, brand, sessionId, reason: 'SIGNED_OUT' });
    },
    async stop(): Promise<void> {
      await hub.drain();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export type TestHub = Awaited<ReturnType<typeof testHub>>;

/** A raw socket whose frames are taken in their order. */
export function rawSocket(
  port: number,
  options: {
    protocol?: string;
    path?: string;
    headers?: Record<string, string>;
    ignoresPings?: boolean;
  } = {},
) {
  const { protocol = 'graphql-ws', path = '/graphql', headers = {}, ignoresPings: isDeaf = false } = options;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, protocol ? [protocol] : [], {
    headers,
    autoPong: !isDeaf,
  });
  const frames: Record<string, unknown>[] = [];
  const takers: ((frame: Record<string, unknown>) => void)[] = [];
  socket.on('message', (data) => {
    const frame: Record<string, unknown> = JSON.parse(Buffer.isBuffer(data) ? data.toString() : '');
    const taker = takers.shift();
    if (taker) taker(frame);
    else frames.push(frame);
  });
  return {
    socket,
    opened: new Promise<void>((open, failed) => socket.once('open', open).once('error', failed)),
    closed: new Promise<{ code: number; reason: string }>((closed) =>
      socket.once('close', (code, reason) => closed({ code, reason: String(reason) })),
    ),
    say: (message: object) => socket.send(JSON.stringify(message)),
    take: () =>
      new Promise<Record<string, unknown>>((taken) => {
        const frame = frames.shift();
        if (frame) taken(frame);
        else takers.push(taken);
      }),
    waiting: () => frames.length,
  };
}

/** An initialised legacy socket that has received its acknowledgement and first keep-alive. */
export async function legacySocket(port: number, token: string, path = '/graphql') {
  const raw = rawSocket(port, { path });
  await raw.opened;
  raw.say({ type: 'connection_init', payload: { authorization: `Bearer ${token}`, brand: 'northlight' } });
  await raw.take();
  await raw.take();
  return raw;
}
