import { readFile } from 'node:fs/promises';
import type { BrandId, PlayerId, SessionId } from '@foyer/domain/ids.ts';
import { money } from '@foyer/domain/money.ts';
import { bet, deposit, walletModule, type Wallet } from '@foyer/platform/modules/wallet/index.ts';
import type { Database } from '@foyer/platform/infra/database/database.ts';
import { migrate } from '@foyer/platform/infra/database/migrate.ts';
import { outboxMigrations } from '@foyer/platform/infra/outbox/index.ts';

export const STUDIO = 'bench';

/** A ledger in a database of its own, and the function that a batch is compared with. */
export async function prepare(database: Database): Promise<void> {
  await migrate(database, [outboxMigrations, walletModule.migrations]);
  await database.pool.query(await readFile(new URL('./onePosting.sql', import.meta.url), 'utf8'));
}

const PLAYERS_A_TRANSACTION = 500;

/** Players with more money than a run can stake, each in a game session of the same number. */
export async function seatPlayers(database: Database, wallet: Wallet, count: number): Promise<void> {
  for (let first = 1; first <= count; first += PLAYERS_A_TRANSACTION) {
    const last = Math.min(count, first + PLAYERS_A_TRANSACTION - 1);
    await database.transaction(async (tx) => {
      for (let seat = first; seat <= last; seat++) {
        const playerId = `player-${seat}` as PlayerId;
        await wallet.open(tx, { playerId, brand: 'northlight' as BrandId, currency: 'EUR' });
        await wallet.post(
          tx,
          deposit({ caller: 'foyer:bench', key: playerId, playerId, amount: money(10n ** 12n, 'EUR') }),
        );
        await wallet.openGameSession(tx, {
          playerId,
          sessionId: `session-${seat}` as SessionId,
          brand: 'northlight' as BrandId,
          studio: STUDIO,
          game: 'fox-and-ember',
          category: 'slots',
          largestWin: { stakes: 100_000, amount: null },
          currency: 'EUR',
          locale: 'en',
        });
      }
    });
  }
  // pgbench draws a number: the session's id is made from it.
  await database.pool.query(`update wallet.game_session set id = 'session-' || substr(player_id, 8)`);
  // Each has played before: the plans of a ledger without a round would be those of one that stays without.
  await Promise.all(Array.from({ length: count }, (_, before) => playOnce(wallet, before + 1)));
  await database.pool.query('truncate outbox.event');
  await database.pool.query('vacuum analyze');
}

const playOnce = (wallet: Wallet, seat: number) =>
  wallet.submit(
    bet({
      studio: STUDIO,
      transactionId: `before-${seat}`,
      gameSession: `session-${seat}`,
      round: `before-${seat}`,
      amount: money(20n, 'EUR'),
    }),
  );
