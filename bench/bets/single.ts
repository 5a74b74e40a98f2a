import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import type { Database } from '@foyer/platform/infra/database/database.ts';
import { measureRate } from '../measure/rate.ts';
import type { Run } from './batched.ts';
import { STUDIO } from './world.ts';

const CLIENTS = 8;

/** One function call per bet with eight clients: with pgbench if it is installed, otherwise with eight connections. */
export interface SingleBench {
  readonly by: string;
  measure(run: Pick<Run, 'players' | 'durationMs' | 'name'>): Promise<number>;
}

export async function singleBench(database: Database, url: string): Promise<SingleBench> {
  const pgbench = findPgbench();
  return pgbench === null
    ? { by: `pg, ${CLIENTS} connections (no pgbench here)`, measure: (run) => byDriver(database, run) }
    : { by: `pgbench, ${CLIENTS} clients`, measure: (run) => byPgbench(pgbench, url, run) };
}

async function byPgbench(
  pgbench: string,
  url: string,
  { players, durationMs, name }: Pick<Run, 'players' | 'durationMs' | 'name'>,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-bench-'));
  const script = join(folder, 'bet.sql');
  // Ids come from a sequence: random ids would collide and count as repeated bets.
  await writeFile(
    script,
    `\\set seat random(1, ${players})\n` +
      `with drawn as (select '${name}-' || nextval('bench.bet') as id)\n` +
      `select bench.post_one('session-' || :seat, '${STUDIO}', id, id, 20, left(md5(id), 22), now()) from drawn;\n`,
  );
  try {
    const seconds = String(Math.round(durationMs / 1000));
    const options = [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(CLIENTS),
      '-j',
      '2',
      '-T',
      seconds,
      '-f',
      script,
      url,
    ];
    const { stdout } = await promisify(execFile)(pgbench, options);
    const rate = /tps = ([\d.]+) \(without/.exec(stdout)?.[1];
    if (rate === undefined) throw new Error(`pgbench reported no rate: ${stdout}`);
    return Number(rate);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function byDriver(
  { pool }: Database,
  { players, durationMs, name }: Pick<Run, 'players' | 'durationMs' | 'name'>,
): Promise<number> {
  let next = 0;
  const rate = await measureRate({ concurrency: CLIENTS, durationMs }, () =>
    pool.query({
      name: 'bench.post_one',
      text: 'select bench.post_one($1, $2, $3, $3, 20, left(md5($3), 22), now())',
      values: [`session-${1 + Math.floor(Math.random() * players)}`, STUDIO, `${name}-${next++}`],
    }),
  );
  return rate.perSecond;
}

function findPgbench(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/lib/postgresql/15/bin'];
  return folders.map((folder) => join(folder, 'pgbench')).find((file) => existsSync(file)) ?? null;
}
