import { createHash } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { WebSocket } from 'ws';
import * as v from 'valibot';
import { drawText, wonBy, type DrawTerms } from '@foyer/contract/jackpot/draw.ts';
import type { DrawnPotId } from '@foyer/contract/jackpot/potNames.ts';
import type { JackpotMessage } from '@foyer/contract/jackpot/socket.ts';
import { JackpotMessageSchema } from '@foyer/contract/jackpot/socket.ts';
import { DAY } from '@foyer/domain/duration.ts';
import { money } from '@foyer/domain/money.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { brandId, type BrandId, type PlayerId, type SessionId } from '@foyer/domain/ids.ts';
import { openAccount } from '../flows/registration/createAccount.ts';
import { bet, deposit, rollback } from '../modules/wallet/index.ts';
import { testApi, type TestApi } from './testApi.ts';

/** A platform with a jackpot, and players of its games. */
export interface JackpotHarness extends TestApi {
  enter(email?: string, brand?: string): Promise<TestPlayer>;
  /** A new player with a balance of 100.00, by default from Ireland. */
  enterNew(brand: string, currency: Currency, country?: string): Promise<TestPlayer>;
  /** A request to the jackpot API. */
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<LightMyRequestResponse>;
}

export interface TestPlayer {
  readonly playerId: PlayerId;
  readonly sessionId: SessionId;
  /** Of the jackpot's socket. */
  readonly token: string;
  readonly email: string;
  stake(
    minor: bigint,
    names?: { id?: string; round?: string },
  ): ReturnType<TestApi['services']['wallet']['submit']>;
  rollBack(id: string, round: string): Promise<unknown>;
  /** An open connection to the jackpot that has not subscribed yet. */
  connect(query?: string): Promise<JackpotConnection>;
}

export interface JackpotConnection {
  readonly received: JackpotMessage[];
  readonly closed: Promise<{ code: number; reason: string }>;
  sendMessage(message: object): void;
  sendText(text: string): void;
  /** Resolves with the first matching message, already received or future. */
  next<Type extends JackpotMessage['type']>(
    type: Type,
    matches?: (message: Extract<JackpotMessage, { type: Type }>) => boolean,
  ): Promise<Extract<JackpotMessage, { type: Type }>>;
  close(): void;
}

export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

let names = 0;

/** @param started a node that runs already, which the caller stops */
export async function startJackpotHarness(started?: TestApi): Promise<JackpotHarness> {
  const api = started ?? (await testApi());
  const get: JackpotHarness['get'] = (url, headers = {}) =>
    api.app.inject({ method: 'GET', url, headers: { host: 'localhost:3000', ...headers } });
  const harness = {
    ...api,
    get,
    async enter(email = 'anna@foyer.test', brand = 'northlight'): Promise<TestPlayer> {
      const accessToken = await api.token(brand, email);
      const claims: { sid: string } = JSON.parse(
        Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString(),
      );
      const playerId = api.player(accessToken);
      const sessionId = claims.sid as SessionId;
      const site = api.sites.byBrand(brand) ?? api.sites.defaultSite;
      const { currency } = await api.services.wallet.state(api.database.query, playerId);
      const { token } = await api.database.transaction(async (tx) => {
        // These tests advance the clock by days, so there are no reality checks and the session does not expire.
        await api.services.wallet.setCheckDue(tx, { playerId, dueAt: null });
        const inAYear = new Date(api.clock.now().getTime() + 365 * DAY);
        await api.services.wallet.setSessionExpiry(tx, playerId, inAYear);
        return api.services.wallet.openGameSession(tx, {
          playerId,
          sessionId,
          brand: site.brand,
          currency,
          studio: 'sandbox',
          game: 'fox-and-ember',
          category: 'slots',
          shortestCycleMs: null,
          largestWin: { stakes: 100_000, amount: null },
          locale: 'en',
        });
      });
      const { gameSessionId: gameSession } = await api.services.wallet.redeemToken({
        studio: 'sandbox',
        token,
      });
      const inRound = (round: string) => ({ studio: 'sandbox', gameSession, round });
      return {
        playerId,
        sessionId,
        token: `${playerId}:${sessionId}`,
        email,
        async stake(minor, { id, round = `round-${++names}` } = {}) {
          const transactionId = id ?? (await betThatWinsNothing(api, brand));
          return api.services.wallet.submit(
            bet({ ...inRound(round), transactionId, amount: money(minor, currency) }),
          );
        },
        rollBack: (id, round) =>
          api.services.wallet.submit(
            rollback({ ...inRound(round), transactionId: `back-${++names}`, rollsBack: id }),
          ),
        connect: (query = `currency=${currency}`) =>
          openConnection(api.port, brand, `token=${playerId}:${sessionId}&${query}`),
      };
    },
  };
  return {
    ...harness,
    async enterNew(brand, currency, country = 'IE') {
      const email = `guest-${++names}@foyer.test`;
      await registerPlayer(api, { brand: brandId(brand), email, currency, country });
      return harness.enter(email, brand);
    },
  };
}

async function registerPlayer(
  { database, services }: TestApi,
  account: { brand: BrandId; email: string; currency: Currency; country: string },
): Promise<void> {
  const password = 'foyer-demo-1';
  const person = { firstName: 'Iris', lastName: 'Quill', birthDate: '1990-01-01', language: 'en' } as const;
  await database.transaction(async (tx) => {
    const playerId = await openAccount(services, tx, { ...account, password, ...person });
    const { email: key, currency } = account;
    const opening = { caller: 'foyer:test', key, playerId, amount: money(100_00n, currency) };
    await services.wallet.post(tx, deposit(opening));
  });
}

type DrawContext = Pick<TestApi, 'database' | 'clock'>;

/** Id of a sandbox bet that wins only this pot by chance in the running period, or no pot if `pot` is null. */
export async function betThatWins(
  { database, clock }: DrawContext,
  { brand, pot, microEuros }: { brand: string; pot: DrawnPotId | null; microEuros: bigint },
): Promise<string> {
  const period = await runningPeriod(database, brand, clock.now());
  if (!period) throw new Error(`${brand} has no period now`);
  const { seed, id, terms } = period;
  for (;;) {
    const name = `bet-${++names}`;
    const text = drawText({ seed, instance: terms.instance, period: id, bet: `sandbox:${name}` });
    if (wonBy(sha256(text), { microEuros, oneIn: terms.oneIn }).join() === (pot ?? '')) return name;
  }
}

/** More than any contribution in these tests, in millionths of a euro. */
const LARGEST_CONTRIBUTION = 10_000_000n;

/** About one id in several hundred wins by chance, which would disturb a test that does not ask for a win. */
async function betThatWinsNothing({ database, clock }: DrawContext, brand: string): Promise<string> {
  const hasPeriod = await runningPeriod(database, brand, clock.now());
  if (!hasPeriod) return `bet-${++names}`;
  return betThatWins({ database, clock }, { brand, pot: null, microEuros: LARGEST_CONTRIBUTION });
}

interface RunningPeriod {
  readonly id: number;
  readonly seed: string;
  readonly terms: { readonly instance: string; readonly oneIn: DrawTerms['oneIn'] };
}

async function runningPeriod(
  database: TestApi['database'],
  brand: string,
  now: Date,
): Promise<RunningPeriod | undefined> {
  const { rows } = await sql<RunningPeriod>`select id, seed, terms from jackpot.period
    where brand = ${brand} and starts_at <= ${now} and ends_at > ${now}`.execute(database.query);
  return rows[0];
}

export async function openConnection(port: number, brand: string, query: string): Promise<JackpotConnection> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/jackpot/v1/events?${query}`, {
    headers: { host: `${brand}.localhost:${port}` },
  });
  const received: JackpotMessage[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data: Buffer) => {
    received.push(v.parse(JackpotMessageSchema, JSON.parse(data.toString())));
    for (const check of waiting) check();
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }));
  });
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => resolve());
    socket.on('error', reject);
  });
  return {
    received,
    closed,
    sendMessage: (message) => socket.send(JSON.stringify(message)),
    sendText: (text) => socket.send(text),
    next: (type, matches = () => true) =>
      new Promise((resolve) => {
        type Match = Extract<JackpotMessage, { type: typeof type }>;
        const check = () => {
          const found = received.find((one): one is Match => one.type === type && matches(one as Match));
          if (!found) return;
          waiting.delete(check);
          resolve(found);
        };
        waiting.add(check);
        check();
      }),
    close: () => socket.close(),
  };
}
