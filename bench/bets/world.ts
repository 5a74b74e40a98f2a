import { readFile } from 'node:fs/promises';
import type { BrandId, PlayerId, SessionId } from '@foyer/domain/ids.ts';
import { money } from '@foyer/domain/money.ts';
import {
  bet,
  createWallet,
  deposit,
  walletModule,
  type Wallet,
} from '@foyer/platform/modules/wallet/index.ts';
import { systemClock, type Clock } from '@foyer/platform/infra/clock.ts';
import type { Database } from '@foyer/platform/infra/database/database.ts';
import { migrate } from '@foyer/platform/infra/database/migrate.ts';
import { outboxMigrations } from '@foyer/platform/infra/outbox/index.ts';

export const STUDIO = 'bench';

/**
 * Brings the database to the state of one that has been in use: with the partitions of a year, and with WAL files that
 * are used again. A new server creates and clears each file of 16 MB while commits wait for it.
 */
export async function prepareForLoad({ pool }: Database): Promise<void> {
  await pool.query('select wallet.create_months($1)', [systemClock.now()]);
  await pool.query(`alter system set min_wal_size = '1GB'`);
  await pool.query('select pg_reload_conf()');
  for (let file = 0; file < WAL_FILES; file++)
    await pool.query(`select pg_logical_emit_message(false, 'bench', 'one record'), pg_switch_wal()`);
  for (let checkpoint = 0; checkpoint < 2; checkpoint++) await pool.query('checkpoint');
}

/** Of 16 MB each, together `min_wal_size`. */
const WAL_FILES = 64;

/** Empties the tables that others would empty: no relay runs here, and no raffle. */
export const emptyQueues = ({ pool }: Database) =>
  pool.query('truncate outbox.event, wallet.staked, wallet.studio_movement');

/** Creates the ledger and the function that batches are compared with. */
export async function prepare(database: Database): Promise<void> {
  await migrate(database, [outboxMigrations, walletModule.migrations]);
  await database.pool.query(await readFile(new URL('./onePosting.sql', import.meta.url), 'utf8'));
}

export function walletOn(database: Database, clock: Clock = systemClock, wakeRelay = () => {}): Wallet {
  return createWallet({ database, clock, wakeRelay, log: { error: console.error } });
}

const PLAYERS_A_TRANSACTION = 500;

/** Creates players with more money than a run can stake, each with a game session of the same number. */
export async function createPlayers(database: Database, wallet: Wallet, count: number): Promise<void> {
  for (let first = 1; first <= count; first += PLAYERS_A_TRANSACTION) {
    const last = Math.min(count, first + PLAYERS_A_TRANSACTION - 1);
    await database.transaction(async (tx) => {
      for (let player = first; player <= last; player++) {
        const playerId = `player-${player}` as PlayerId;
        await wallet.open(tx, { playerId, brand: 'northlight' as BrandId, currency: 'EUR' });
        await wallet.post(
          tx,
          deposit({ caller: 'foyer:bench', key: playerId, playerId, amount: money(10n ** 12n, 'EUR') }),
        );
        await wallet.openGameSession(tx, {
          playerId,
          sessionId: `session-${player}` as SessionId,
          brand: 'northlight' as BrandId,
          studio: STUDIO,
          game: 'fox-and-ember',
          category: 'slots',
          shortestCycleMs: null,
          largestWin: { stakes: 100_000, amount: null },
          currency: 'EUR',
          locale: 'en',
        });
      }
    });
  }
  // pgbench builds the session id from a random number.
  await database.pool.query(`update wallet.game_session set id = 'session-' || substr(player_id, 8)`);
  // Each player has played once, so that query plans are not made for empty tables.
  await Promise.all(Array.from({ length: count }, (_, before) => playOnce(wallet, before + 1)));
  await emptyQueues(database);
  await database.pool.query('vacuum analyze');
}

const playOnce = (wallet: Wallet, player: number) =>
  wallet.submit(
    bet({
      studio: STUDIO,
      transactionId: `before-${player}`,
      gameSession: `session-${player}`,
      round: `before-${player}`,
      amount: money(20n, 'EUR'),
    }),
  );
