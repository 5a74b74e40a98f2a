import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Database } from '@foyer/platform/infra/database/database.ts';
import { TOP } from '../../terminal/step.ts';
import type { Client } from './client.ts';
import type { Acknowledged } from './load.ts';
import type { ClusterPlayer } from './players.ts';

interface BookFindings {
  /** Bets that the ledger does not have with their amount, and deposits without a credit. */
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  /** Movements that nobody acknowledged. */
  readonly unknown: readonly string[];
}

/** Compares what was acknowledged with the ledger and the payments. */
export async function compareBooks(
  database: Database,
  players: readonly ClusterPlayer[],
  { bets, deposits }: Acknowledged,
): Promise<BookFindings> {
  const { rows } = await database.pool.query<{ key: string; count: number; cents: number }>(
    `select key, count(*)::int as count, sum(amount)::int as cents from wallet.transfer
    where caller = 'sandbox' and leg = 0 and player_id = any($1) group by key`,
    [players.map(({ playerId }) => playerId)],
  );
  const { rows: credited } = await database.pool.query<{ id: string; status: string; count: number }>(
    `select p.id, p.status, count(t.key)::int as count from cashier.payment p
    left join wallet.transfer t on t.player_id = p.player_id and t.recipe = 'deposit'
      and t.key like '%' || p.id || '%' and t.leg = 0
    where p.id = any($1) group by p.id, p.status`,
    [[...deposits.keys()]],
  );
  const movements = new Map(rows.map(({ key, cents }) => [key, cents]));
  const payments = new Map(credited.map((payment) => [payment.id, payment]));
  return {
    lost: [
      ...[...bets].filter(([key, cents]) => movements.get(key) !== cents).map(([key]) => key),
      ...[...deposits.keys()].filter((id) => !isCredited(payments.get(id))),
    ],
    doubled: [
      ...rows.filter(({ count }) => count > 1).map(({ key }) => key),
      ...credited.filter(({ count }) => count > 1).map(({ id }) => id),
    ],
    unknown: rows.map(({ key }) => key).filter((key) => !bets.has(key)),
  };
}

const isCredited = (payment: { readonly status: string; readonly count: number } | undefined): boolean =>
  payment?.status === 'Completed' && payment.count > 0;

/** Clients whose last balance is not that of the ledger. */
export async function differingClients(database: Database, clients: readonly Client[]): Promise<string[]> {
  const { rows } = await database.pool.query<{ player: string; balance: string; sequence: string }>(
    `select player_id as player, to_char(balance / 100.0, 'FM999999990.00') as balance, sequence::text
    from wallet.account where kind = 'real' and player_id = any($1)`,
    [clients.map(({ player }) => player.playerId)],
  );
  const books = new Map(rows.map((row) => [row.player, `${row.balance} after ${row.sequence}`]));
  return clients.flatMap((client) => {
    const last = client.last();
    const shown = last && `${last.balance} after ${last.sequence}`;
    const booked = books.get(client.player.playerId);
    return shown === booked ? [] : [`player ${client.player.index} sees ${shown}, the ledger has ${booked}`];
  });
}

/** Runs `npm run audit -- --all`. @returns its output; throws if the books are wrong */
export async function audit(databaseUrl: string): Promise<string> {
  const args = ['tools/programs/run.mjs', 'platform/server/commands/audit/audit.ts', '--all'];
  const env = { ...process.env, FOYER_DATABASE_URL: databaseUrl };
  return (await promisify(execFile)(process.execPath, args, { cwd: TOP, env })).stdout;
}
