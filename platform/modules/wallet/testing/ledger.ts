import { sql } from 'kysely';
import type { Currency } from '@foyer/vocabulary/currency.ts';
import type { BrandId, PlayerId, SessionId } from '@foyer/vocabulary/ids.ts';
import { money } from '@foyer/vocabulary/money.ts';
import { adjustableClock, type AdjustableClock } from '../../../plumbing/clock.ts';
import type { Database } from '../../../plumbing/database/database.ts';
import { testDatabase } from '../../../plumbing/database/testDatabase.ts';
import { outboxMigrations } from '../../../plumbing/outbox/index.ts';
import { auditLedger } from '../audit.ts';
import { createWallet, deposit, walletModule, type Play, type Wallet } from '../index.ts';

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
  /** What has been written into the outbox of this player, oldest first. */
  eventsOf(player: PlayerId): Promise<Record<string, unknown>[]>;
  /** Throws, in words, unless every balance follows from the transfers. */
  check(): Promise<void>;
  drop(): Promise<void>;
}

export interface SeatOptions {
  readonly balance?: bigint;
  readonly bonus?: { readonly amount: bigint; readonly required: bigint };
  readonly currency?: Currency;
}

export interface Seat {
  readonly playerId: PlayerId;
  readonly sessionId: SessionId;
  readonly token: string;
  readonly gameSession: string;
  /** The words of a studio about this player; `minor` is the amount. */
  play(transactionId: string, round: string, minor?: bigint): Play;
}

const STUDIO = 'sandbox';
const BRAND = 'northlight' as BrandId;

export async function openLedger(): Promise<Ledger> {
  const database = await testDatabase([outboxMigrations, walletModule.migrations]);
  const clock = adjustableClock();
  const parts = { database, clock, wakeRelay() {}, log: { error() {} } };
  const wallet = createWallet(parts);
  let seats = 0;

  return {
    database,
    url: database.url,
    clock,
    wallet,
    async seat({ balance = 100_00n, bonus, currency = 'EUR' } = {}) {
      const number = ++seats;
      const playerId = `player-${number}` as PlayerId;
      const sessionId = `session-${number}` as SessionId;
      const opening = { caller: 'foyer:test', key: playerId, playerId, amount: money(balance, currency) };
      const { token } = await database.transaction(async (tx) => {
        await wallet.open(tx, { playerId, brand: BRAND, currency });
        if (balance > 0n) await wallet.post(tx, deposit(opening));
        if (bonus) {
          const amount = money(bonus.amount, currency);
          const wageringRequired = money(bonus.required, currency);
          await wallet.grantBonus(tx, { bonusId: `bonus-${number}`, playerId, amount, wageringRequired });
        }
        const session = { playerId, sessionId, brand: BRAND, currency, studio: STUDIO };
        return wallet.openGameSession(tx, { ...session, game: 'fox-and-ember', locale: 'en' });
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
    async eventsOf(player) {
      const { rows } = await sql<{ payload: Record<string, unknown> }>`
        select payload from outbox.event where payload ->> 'playerId' = ${player} order by id`.execute(
        database.query,
      );
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
