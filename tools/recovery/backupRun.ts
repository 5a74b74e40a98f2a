import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase, type Database } from '@foyer/platform/infra/database/database.ts';
import { testDatabase } from '@foyer/platform/infra/database/testDatabase.ts';
import { addressOn } from '@foyer/platform/infra/database/testTemplate.ts';
import { MIGRATIONS } from '@foyer/platform/server/modules.ts';
import type { Acknowledged } from '@foyer/platform/testing/stories/faults/node.ts';
import { FAULT_PLAYERS } from '@foyer/platform/testing/stories/faults/players.ts';
import { archivedServer, type ArchivedServer } from './archivedServer.ts';
import { checkBooks, startLoad, type BookFigures } from './moneyLoad.ts';

export interface BackupRun {
  /** Where both servers and the backups are. */
  readonly folder: string;
  /** Commands that are acknowledged before the backup, between its end and the moment, and after the moment. */
  readonly commands: number;
  say(line: string): void;
}

/** The books hold what was acknowledged before the moment. */
export interface BackupFigures extends BookFigures {
  /** Bets that were sent after the moment, and those of them that the restored database has. */
  readonly later: number;
  readonly laterFound: number;
}

/**
 * Backs up a database under a load of money commands, destroys it, and restores it elsewhere to a moment between. The
 * database must then have every command that was acknowledged before the moment, none of those after, and right books.
 */
export async function runBackup({ folder, commands, say }: BackupRun): Promise<BackupFigures> {
  const primary = await archivedServer(folder, 'primary');
  const restored = await archivedServer(folder, 'restored');
  await primary.initialise();
  await primary.start();
  try {
    await primary.pgbackrest('stanza-create');
    const database = await testDatabase(MIGRATIONS, FAULT_PLAYERS, { server: primary.url });
    const load = await startLoad(database);
    await load.until(commands);
    await timed(say, 'full backup under load', () => primary.pgbackrest('backup', '--type=full'));
    await load.until(load.acknowledged.length + commands);
    const before = [...load.acknowledged];
    const moment = await readClock(database);
    const firstLater = load.sent.size;
    await load.until(load.acknowledged.length + commands);
    const later = [...load.sent].slice(firstLater);
    await load.stop();
    // Stands for `archive_timeout`, after which PostgreSQL archives what it has.
    await database.pool.query('select pg_switch_wal()');
    await primary.pgbackrest('check');
    say(await describe(primary, database));
    const { pathname } = new URL(database.url);
    // The connections of the killed server only close.
    database.pool.on('error', () => {});
    await primary.end('SIGKILL');
    await database.close();
    await rm(join(folder, 'primary'), { recursive: true });

    await timed(say, `restore to ${moment}`, async () => {
      await restored.pgbackrest('restore', '--type=time', `--target=${moment}`, '--target-action=promote');
      await restored.start();
    });
    const url = addressOn(restored.url, pathname.slice(1));
    return await check(url, before, later);
  } finally {
    await Promise.all([primary.end('SIGKILL'), restored.end('SIGINT')]);
  }
}

async function readClock({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ now: string }>('select clock_timestamp()::text as now');
  return rows[0]?.now ?? '';
}

async function check(
  url: string,
  before: readonly Acknowledged[],
  later: readonly string[],
): Promise<BackupFigures> {
  const found = await findTransfers(url, later);
  return { ...(await checkBooks(url, before)), later: later.length, laterFound: found };
}

async function findTransfers(url: string, keys: readonly string[]): Promise<number> {
  const database = openDatabase(url);
  try {
    const { rows } = await database.pool.query<{ found: number }>(
      'select count(distinct key)::int as found from wallet.transfer where key = any($1)',
      [keys],
    );
    return rows[0]?.found ?? 0;
  } finally {
    await database.close();
  }
}

async function describe(server: ArchivedServer, { pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  const info = await server.pgbackrest('info');
  const sizes = [...info.matchAll(/(database size|backup size): ([\d.]+\w+)/g)].map(
    ([, name, size]) => `${name} ${size}`,
  );
  return `the database has ${rows[0]?.size}; backup of the server: ${[...new Set(sizes)].join(', ')}`;
}

async function timed(say: BackupRun['say'], name: string, work: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  await work();
  say(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}
