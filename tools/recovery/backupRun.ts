import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openDatabase, type Database } from '@foyer/platform/infra/database/database.ts';
import { testDatabase } from '@foyer/platform/infra/database/testDatabase.ts';
import { addressOn } from '@foyer/platform/infra/database/testTemplate.ts';
import { MIGRATIONS } from '@foyer/platform/server/modules.ts';
import { mismatchedPayments } from '@foyer/platform/testing/cashier/harness.ts';
import { findLosses } from '@foyer/platform/testing/stories/faults/evidence.ts';
import { startNode, type Acknowledged, type FaultNode } from '@foyer/platform/testing/stories/faults/node.ts';
import { FAULT_PLAYERS, readPlayers } from '@foyer/platform/testing/stories/faults/players.ts';
import { runLane } from '@foyer/platform/testing/stories/faults/scenarios.ts';
import { TOP } from '../terminal/step.ts';
import { archivedServer, type ArchivedServer } from './archivedServer.ts';

export interface BackupRun {
  /** Where both servers and the backups are. */
  readonly folder: string;
  /** Commands that are acknowledged before the backup, between its end and the moment, and after the moment. */
  readonly commands: number;
  say(line: string): void;
}

export interface BackupFigures {
  readonly acknowledged: number;
  /** Acknowledged before the moment, and missing in the restored database. */
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  /** Bets that were sent after the moment, and those of them that the restored database has. */
  readonly later: number;
  readonly laterFound: number;
  readonly findings: readonly string[];
  readonly audit: string;
}

const LANES = 8;
const REPEATS = 20;

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

/** Performs scenarios of every kind until it is stopped. */
async function startLoad(database: Database & { readonly url: string }) {
  const acknowledged: Acknowledged[] = [];
  const sent = new Set<string>();
  const node = startNode(database.url, (one) => acknowledged.push(one));
  const perform: FaultNode['perform'] = (command) => {
    sent.add(command.key);
    return node.perform(command);
  };
  let isOver = false;
  const [players, clock] = [await readPlayers(database), { offsetMs: 0 }];
  const lanes = Promise.all(
    Array.from({ length: LANES }, (_, lane) =>
      runLane({ name: `lane-${lane}`, seed: lane, players, clock, perform }, () => isOver),
    ),
  );
  return {
    acknowledged,
    sent,
    until: (count: number) =>
      Promise.race([
        lanes,
        (async () => {
          while (acknowledged.length < count) await delay(5);
        })(),
      ]),
    async stop(): Promise<void> {
      isOver = true;
      await lanes;
      await node.stop();
    },
  };
}

async function check(
  url: string,
  before: readonly Acknowledged[],
  later: readonly string[],
): Promise<BackupFigures> {
  const database = openDatabase(url);
  try {
    const { rows } = await database.pool.query<{ found: number }>(
      'select count(distinct key)::int as found from wallet.transfer where key = any($1)',
      [later],
    );
    const { lost, doubled } = await findLosses(database.query, before);
    const mismatched = await mismatchedPayments(database.query);
    const changed = await repeatSome(url, before);
    return {
      acknowledged: before.length,
      lost,
      doubled,
      later: later.length,
      laterFound: rows[0]?.found ?? 0,
      findings: [...mismatched, ...changed],
      audit: await runAudit(url),
    };
  } finally {
    await database.close();
  }
}

/** Companies repeat what they are unsure about: commands from before the moment get the response that they got. */
async function repeatSome(url: string, before: readonly Acknowledged[]): Promise<readonly string[]> {
  const node = startNode(url, () => {});
  const plays = before.filter(
    ({ command, response }) =>
      response.outcome === 'done' && ['bet', 'win', 'deposit'].includes(command.kind),
  );
  const changed = await Promise.all(
    plays.slice(-REPEATS).map(async ({ command, response }) => {
      const again = await node.repeat(command);
      return again.text === response.text
        ? []
        : [`${command.key}: ${again.text} instead of ${response.text}`];
    }),
  );
  await node.stop();
  return changed.flat();
}

/** `npm run audit -- --all` on the restored database. */
async function runAudit(url: string): Promise<string> {
  const program = ['tools/programs/run.mjs', 'platform/server/commands/audit/audit.ts', '--all'];
  const env = { ...process.env, FOYER_DATABASE_URL: url };
  const { stdout } = await promisify(execFile)(process.execPath, program, { cwd: TOP, env });
  return stdout.trim();
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
