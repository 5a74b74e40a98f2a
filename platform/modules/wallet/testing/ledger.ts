import { sql } from 'kysely';
import type { Currency } from '@foyer/domain/currency.ts';
import type { BrandId, PlayerId, SessionId } from '@foyer/domain/ids.ts';
import { money } from '@foyer/domain/money.ts';
import { adjustableClock, type AdjustableClock } from '../../../infra/clock.ts';
import type { Database } from '../../../infra/database/database.ts';
import { testDatabase } from '../../../infra/database/testDatabase.ts';
import { outboxMigrations } from '../../../infra/outbox/index.ts';
import { auditLedger } from '../books/audit.ts';
import {
  createWallet,
  deposit,
  walletModule,
  type BonusGrant,
  type LargestWin,
  type Wallet,
} from '../index.ts';
import type { Play } from '../recipes/play.ts';

/** A separate ledger database for one test file, with helpers to create players. */
export interface Ledger {
  readonly database: Database;
  readonly url: string;
  readonly clock: AdjustableClock;
  readonly wallet: Wallet;
  /** Creates a player with an open game session. */
  addPlayer(options?: TestPlayerOptions): Promise<TestPlayer>;
  /** The wallet of another node on the same database. */
  secondNode(): Wallet;
  /** Outbox events about the player's balance or bonus, oldest first. */
  eventsOf(
    player: PlayerId,
    topic?: 'wallet.balanceChanged' | 'wallet.bonusChanged',
  ): Promise<Record<string, unknown>[]>;
  /** Throws with a description unless every balance matches the transfers. */
  check(): Promise<void>;
  drop(): Promise<void>;
}

export interface TestPlayerOptions {
  readonly balance?: bigint;
  readonly bonus?: TestPlayerBonus;
  readonly currency?: Currency;
  /** Game category: slots count fully towards wagering, table games 10 %, others not at all. */
  readonly category?: string;
  /** Maximum win of the game; by default above any win in the tests. */
  readonly largestWin?: LargestWin;
  /** CLOCK-06: the shortest time between two rounds of a slot. */
  readonly shortestCycleMs?: number | null;
}

/** Amounts in minor units; omitted fields mean no maximum and no expiry. */
interface TestPlayerBonus {
  readonly amount: bigint;
  readonly required: bigint;
  readonly maxBet?: bigint;
  readonly maxPayout?: bigint;
  readonly expiresAt?: Date;
}

export interface TestPlayer {
  readonly playerId: PlayerId;
  readonly sessionId: SessionId;
  readonly token: string;
  readonly gameSession: string;
  /** A studio's transaction fields for this player; `minor` is the amount in minor units. */
  play(transactionId: string, round: string, minor?: bigint): Play;
}

/** Terms without maximum or expiry: slots count fully, table games 10 %, others not at all. */
export const SOME_TERMS = {
  weights: { slots: 100, 'table-games': 10 },
  maxBet: null,
  maxPayout: null,
  expiresAt: null,
} as const;

/** A maximum win for tests that do not concern it. */
export const LARGE_WINS: LargestWin = { stakes: 100_000, amount: null };

const STUDIO = 'sandbox';
const BRAND = 'northlight' as BrandId;

function grantOf(
  bonusId: string,
  playerId: PlayerId,
  currency: Currency,
  bonus: TestPlayerBonus,
): BonusGrant {
  const inCurrency = (minor: bigint | undefined) => (minor === undefined ? null : money(minor, currency));
  return {
    ...SOME_TERMS,
    bonusId,
    playerId,
    amount: money(bonus.amount, currency),
    wageringRequired: money(bonus.required, currency),
    maxBet: inCurrency(bonus.maxBet),
    maxPayout: inCurrency(bonus.maxPayout),
    expiresAt: bonus.expiresAt ?? null,
  };
}

export async function openLedger(): Promise<Ledger> {
  const database = await testDatabase([outboxMigrations, walletModule.migrations]);
  const clock = adjustableClock();
  const parts = { database, clock, wakeRelay() {}, log: { error: console.error } };
  const wallet = createWallet(parts);
  let players = 0;

  return {
    database,
    url: database.url,
    clock,
    wallet,
    async addPlayer({
      balance = 100_00n,
      bonus,
      currency = 'EUR',
      category = 'slots',
      largestWin = LARGE_WINS,
      shortestCycleMs = null,
    } = {}) {
      const number = ++players;
      const playerId = `player-${number}` as PlayerId;
      const sessionId = `session-${number}` as SessionId;
      const opening = { caller: 'foyer:test', key: playerId, playerId, amount: money(balance, currency) };
      const { token } = await database.transaction(async (tx) => {
        await wallet.open(tx, { playerId, brand: BRAND, currency });
        if (balance > 0n) await wallet.post(tx, deposit(opening));
        if (bonus) await wallet.grantBonus(tx, grantOf(`bonus-${number}`, playerId, currency, bonus));
        const session = { playerId, sessionId, brand: BRAND, currency, studio: STUDIO };
        const game = { game: 'fox-and-ember', category, locale: 'en', largestWin, shortestCycleMs } as const;
        return wallet.openGameSession(tx, { ...session, ...game });
      });
      const { gameSessionId: gameSession } = await wallet.redeemToken({ studio: STUDIO, token });
      const play = (transactionId: string, round: string, minor = 1_00n): Play => ({
        studio: STUDIO,
        transactionId,
        gameSession,
        round,
        amount: money(minor, currency),
      });
      return { playerId, sessionId, token, gameSession, play };
    },
    secondNode: () => createWallet(parts),
    eventsOf: (player, topic = 'wallet.balanceChanged') => readEvents(database, player, topic),
    async check() {
      const audit = await auditLedger(database.query);
      if (audit.isClean) return;
      const told = JSON.stringify(audit, (_key, value: unknown) =>
        typeof value === 'bigint' ? `${value}` : value,
      );
      throw new Error(`the ledger is wrong: ${told}`);
    },
    drop: () => database.drop(),
  };
}

async function readEvents(
  { query }: Database,
  player: PlayerId,
  topic: string,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ payload: Record<string, unknown> }>`
    select each.payload from outbox.event,
      jsonb_array_elements(case jsonb_typeof(event.payload) when 'array' then event.payload
                           else jsonb_build_array(event.payload) end) with ordinality as each(payload, place)
    where each.payload ->> 'playerId' = ${player} and topic = ${topic} order by id, place`.execute(query);
  return rows.map(({ payload }) => payload);
}
