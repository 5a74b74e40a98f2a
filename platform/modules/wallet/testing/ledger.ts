import { sql } from 'kysely';
import type { Currency } from '@foyer/domain/currency.ts';
import type { BrandId, PlayerId, SessionId } from '@foyer/domain/ids.ts';
import { money } from '@foyer/domain/money.ts';
import { adjustableClock, type AdjustableClock } from '../../../infra/clock.ts';
import type { Database } from '../../../infra/database/database.ts';
import { testDatabase } from '../../../infra/database/testDatabase.ts';
import { outboxMigrations } from '../../../infra/outbox/index.ts';
import { auditLedger } from '../books/audit.ts';
import { createWallet, deposit, walletModule, type LargestWin, type Play, type Wallet } from '../index.ts';

/** A ledger of its own for one test file, with players made in a line. */
export interface Ledger {
  readonly database: Database;
  readonly url: string;
  readonly clock: AdjustableClock;
  readonly wallet: Wallet;
  /** A player in an open game session. */
  seat(options?: SeatOptions): Promise<Seat>;
  /** Another process's wallet on the same database. */
  secondNode(): Wallet;
  /** What has been written into the outbox of this player's balance, or of his bonus, oldest first. */
  eventsOf(
    player: PlayerId,
    topic?: 'wallet.balanceChanged' | 'wallet.bonusChanged',
  ): Promise<Record<string, unknown>[]>;
  /** Throws, in words, unless every balance follows from the transfers. */
  check(): Promise<void>;
  drop(): Promise<void>;
}

export interface SeatOptions {
  readonly balance?: bigint;
  readonly bonus?: SeatBonus;
  readonly currency?: Currency;
  /** Of the game: slots count whole for a bonus, table games a tenth, others nothing. */
  readonly category?: string;
  /** Of the game; more than any test wins, where a test says nothing. */
  readonly largestWin?: LargestWin;
}

/** Amounts in minor units; what is left out is no bound. */
interface SeatBonus {
  readonly amount: bigint;
  readonly required: bigint;
  readonly maxBet?: bigint;
  readonly maxPayout?: bigint;
  readonly expiresAt?: Date;
}

export interface Seat {
  readonly playerId: PlayerId;
  readonly sessionId: SessionId;
  readonly token: string;
  readonly gameSession: string;
  /** The words of a studio about this player; `minor` is the amount. */
  play(transactionId: string, round: string, minor?: bigint): Play;
}

/** Of a bonus without bounds: slots count whole, table games a tenth, others nothing. */
export const SOME_TERMS = {
  weights: { slots: 100, 'table-games': 10 },
  maxBet: null,
  maxPayout: null,
  expiresAt: null,
} as const;

/** For tests that are not about the largest win of a game. */
export const LARGE_WINS: LargestWin = { stakes: 100_000, amount: null };

const STUDIO = 'sandbox';
const BRAND = 'northlight' as BrandId;

export async function openLedger(): Promise<Ledger> {
  const database = await testDatabase([outboxMigrations, walletModule.migrations]);
  const clock = adjustableClock();
  const parts = { database, clock, wakeRelay() {}, log: { error: console.error } };
  const wallet = createWallet(parts);
  let seats = 0;

  return {
    database,
    url: database.url,
    clock,
    wallet,
    async seat({
      balance = 100_00n,
      bonus,
      currency = 'EUR',
      category = 'slots',
      largestWin = LARGE_WINS,
    } = {}) {
      const number = ++seats;
      const playerId = `player-${number}` as PlayerId;
      const sessionId = `session-${number}` as SessionId;
      const opening = { caller: 'foyer:test', key: playerId, playerId, amount: money(balance, currency) };
      const { token } = await database.transaction(async (tx) => {
        await wallet.open(tx, { playerId, brand: BRAND, currency });
        if (balance > 0n) await wallet.post(tx, deposit(opening));
        if (bonus) {
          await wallet.grantBonus(tx, {
            bonusId: `bonus-${number}`,
            playerId,
            amount: money(bonus.amount, currency),
            wageringRequired: money(bonus.required, currency),
            ...SOME_TERMS,
            maxBet: bonus.maxBet === undefined ? null : money(bonus.maxBet, currency),
            maxPayout: bonus.maxPayout === undefined ? null : money(bonus.maxPayout, currency),
            expiresAt: bonus.expiresAt ?? null,
          });
        }
        const session = { playerId, sessionId, brand: BRAND, currency, studio: STUDIO };
        const game = { game: 'fox-and-ember', category, locale: 'en', largestWin } as const;
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
    async eventsOf(player, topic = 'wallet.balanceChanged') {
      const { rows } = await sql<{ payload: Record<string, unknown> }>`
        select payload from outbox.event
        where payload ->> 'playerId' = ${player} and topic = ${topic} order by id`.execute(database.query);
      return rows.map(({ payload }) => payload);
    },
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
