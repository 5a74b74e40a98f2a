import { setImmediate as nextTurn } from 'node:timers/promises';
import { isCurrency, type Currency } from '@foyer/domain/currency.ts';
import { HOUR, SECOND } from '@foyer/domain/duration.ts';
import { isLocale } from '@foyer/domain/locale.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { isLobbyOrigin } from '../studios/http/lobbyOrigins.ts';
import { fileJournal, memoryJournal } from '../studios/wallet/journal.ts';
import { createSettlements } from '../studios/wallet/settlements.ts';
import { timedJournal } from '../studios/wallet/timedJournal.ts';
import {
  createWalletClient,
  WalletRefusal,
  WalletSilence,
  type WalletClient,
} from '../studios/wallet/walletClient.ts';
import { createSessions } from '../companies/sessions.ts';
import { createBoostStakes } from './bets/boosts/boostStakes.ts';
import { createBook, type Book } from './bets/book.ts';
import { cashOutRequestSchema } from './bets/cashOut/cashOut.ts';
import { couponRequestSchema } from './bets/coupon.ts';
import { BookRefusal, REFUSALS } from './bets/refusal.ts';
import type { PlayerSession } from './bets/stake.ts';
import { fileStore, memoryStore } from './bets/store.ts';
import { termsJson } from './bets/termsJson.ts';
import { valued } from './bets/value.ts';
import { boardOf, boardSchema, scheduleOf } from './board.ts';
import { registerConsole } from './console.ts';
import { registerFeatured } from './featured.ts';
import { createRandomSource, type RandomSource } from './model/randomSource.ts';
import { createOffer, type Offer, type Result } from './model/offer.ts';
import { registerAssets, sendBook } from './page.ts';

export interface SportsbookSettings {
  /** Signs the wallet calls. */
  readonly key: string;
  /** Random source of the fixtures and results; derived from the key if it is absent. */
  readonly chance?: RandomSource;
  readonly platformUrl: string;
  readonly lobbyOrigins: readonly string[];
  /** Folder for coupons and pending wallet calls, which then survive a crash; in memory only when absent. */
  readonly folder?: string;
  readonly now: () => number;
  readonly pause?: (delayMs: number) => Promise<void>;
  readonly log?: (line: string) => void;
}

const SETTLE_EVERY_MS = SECOND;
const wait = (delayMs: number): Promise<void> =>
  new Promise((done) => void setTimeout(done, delayMs).unref());

const openingSchema = v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(4000)) });
const pageSchema = v.object({
  token: v.optional(v.pipe(v.string(), v.maxLength(4000)), ''),
  locale: v.fallback(v.custom<string>(isLocale), 'en'),
  currency: v.custom<Currency>(isCurrency, 'not a currency'),
  lobby: v.string(),
});

/** Registers Touchline, a fictitious sportsbook with fictitious leagues and teams. */
export function registerSportsbook(app: FastifyInstance, settings: SportsbookSettings): void {
  const { key, platformUrl, lobbyOrigins, folder, now, pause = wait, log = console.error } = settings;
  const { chance = createRandomSource(key) } = settings;
  const studioKey = { studio: 'sportsbook', secret: key };
  const client = createWalletClient({ platformUrl, key: studioKey, now, pause });
  const journal = folder === undefined ? memoryJournal() : timedJournal(fileJournal(folder));
  const store = folder === undefined ? memoryStore() : fileStore(folder);
  const settlements = createSettlements({ client, journal, pause, log });
  let decided: ReadonlyMap<string, Result> = new Map();
  const boostStakes = createBoostStakes();
  const offer = createOffer({
    chance,
    now,
    decided: (id) => decided.get(id) ?? null,
    isBoostTaken: boostStakes.isTaken,
  });
  const book = createBook({ offer, boostStakes, store, client, settlements, now, pause });
  const decide = async (id: string, result: Result): Promise<void> => {
    decided = new Map([...decided, [id, result]]);
    await store.decide(decided);
    await book.settle();
  };

  app.register(async (scope) => {
    answerRefusals(scope, log);
    registerAssets(scope);
    scope.get('/touchline/book', async ({ query }, reply) => {
      const page = v.safeParse(pageSchema, query);
      if (!page.success || !isLobbyOrigin(page.output.lobby, lobbyOrigins))
        return reply.code(400).send({ error: { type: 'BadRequest', detail: {}, legs: [] } });
      const terms = termsJson(page.output.currency);
      return sendBook(reply, { ...page.output, terms, lobbyOrigins });
    });
    scope.post('/touchline/board', async ({ body }) => boardOf(offer, understand(boardSchema, body), now()));
    scope.get('/touchline/schedule', async () => ({ now: now(), matches: scheduleOf(offer) }));
    registerBets(scope, { offer, book, client, now });
    registerConsole(scope, { offer, book, decide });
  });

  registerFeatured(app, { offer, key: studioKey, now });

  let timer: NodeJS.Timeout | undefined;
  let settling: Promise<void> | undefined;
  const settleDue = (): void => {
    settling ??= book
      .settle()
      .catch((error: unknown) => log(String(error)))
      .finally(() => (settling = undefined));
  };
  app.addHook('onReady', async () => {
    decided = await store.decided();
    await book.resume();
    timer = setInterval(settleDue, SETTLE_EVERY_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    // It may still save bets, which the next start reads.
    await settling;
    await settlements.stop();
  });
}

interface BetsDeps {
  readonly offer: Offer;
  readonly book: Book;
  readonly client: WalletClient;
  readonly now: () => number;
}

/** The session of a player, and what the player does with bets in it. */
function registerBets(scope: FastifyInstance, { offer, book, client, now }: BetsDeps): void {
  const sessions = createSessions<PlayerSession>(now, 12 * HOUR);
  scope.post('/touchline/session', async ({ body }) => {
    const { token } = understand(openingSchema, body);
    const { sessionId, playerId, currency } = await authenticated(client, token);
    const { key } = sessions.take({ sessionId, playerId, currency });
    return { key, currency, terms: termsJson(currency) };
  });
  const sessionOf = ({ headers }: FastifyRequest): PlayerSession => {
    const seat = sessions.byKey(/^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '');
    if (!seat) throw new BookRefusal('SessionEnded');
    return seat;
  };
  scope.post('/touchline/bets', async (request) =>
    book.place(sessionOf(request), understand(couponRequestSchema, request.body)),
  );
  scope.post('/touchline/bets/cash-out', async (request) =>
    valued(offer, await book.cashOut(sessionOf(request), understand(cashOutRequestSchema, request.body))),
  );
  scope.get('/touchline/bets', async (request) => {
    const coupons = [];
    for (const coupon of book.of(sessionOf(request).playerId)) {
      // A bet builder takes some time to value, so other requests get a turn before each bet.
      await nextTurn();
      coupons.push(valued(offer, coupon));
    }
    return { coupons };
  });
}

function understand<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const read = v.safeParse(schema, body);
  if (!read.success) throw new BookRefusal('BadRequest', { issue: v.summarize(read.issues) });
  return read.output;
}

async function authenticated(client: WalletClient, token: string) {
  try {
    return await client.authenticate(token);
  } catch (error) {
    if (error instanceof WalletSilence) throw new BookRefusal('ConnectionLost');
    if (error instanceof WalletRefusal) throw new BookRefusal('SessionEnded');
    throw error;
  }
}

function answerRefusals(app: FastifyInstance, log: (line: string) => void): void {
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof BookRefusal) {
      const { type, detail, legs } = error;
      return reply.code(REFUSALS[type]).send({ error: { type, detail, legs } });
    }
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 500) log(error instanceof Error ? (error.stack ?? error.message) : String(error));
    const type = status >= 500 ? 'ConnectionLost' : 'BadRequest';
    return reply.code(status).send({ error: { type, detail: {}, legs: [] } });
  });
}
