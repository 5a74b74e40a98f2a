import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '@foyer/platform/infra/database/database.ts';
import { measureRate, type Rate } from '../measure/rate.ts';
import { percentile } from '../measure/statistics.ts';
import type { Run } from './batched.ts';
import { STUDIO } from './world.ts';

/** One function call per bet: by the clients of pgbench if it is installed, otherwise by connections of `pg`. */
export interface SingleBench {
  readonly by: string;
  measure(run: SingleRun): Promise<Pick<Rate, 'perSecond' | 'p99Ms'>>;
}

interface SingleRun extends Pick<Run, 'players' | 'durationMs' | 'name'> {
  readonly clients: number;
}

export function singleBench(url: string): SingleBench {
  const pgbench = findPgbench();
  return pgbench === null
    ? { by: 'pg (no pgbench here)', measure: (run) => byDriver(url, run) }
    : { by: 'pgbench', measure: (run) => byPgbench(pgbench, url, run) };
}

async function byPgbench(
  pgbench: string,
  url: string,
  { players, durationMs, name, clients }: SingleRun,
): Promise<Pick<Rate, 'perSecond' | 'p99Ms'>> {
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
      String(clients),
      '-j',
      '2',
      '-T',
      seconds,
      '-f',
      script,
      '--log',
      '--log-prefix',
      join(folder, 'latency'),
      url,
    ];
    const { stdout } = await promisify(execFile)(pgbench, options);
    const rate = /tps = ([\d.]+) \(without/.exec(stdout)?.[1];
    if (rate === undefined) throw new Error(`pgbench reported no rate: ${stdout}`);
    return { perSecond: Number(rate), p99Ms: percentile(await latenciesMs(folder), 0.99) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** From the logs of pgbench, whose third column has the microseconds of a transaction. */
async function latenciesMs(folder: string): Promise<readonly number[]> {
  const logs = (await readdir(folder)).filter((file) => file.startsWith('latency'));
  const texts = await Promise.all(logs.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.flatMap((text) => text.trim().split('\n')).map((line) => Number(line.split(' ')[2]) / 1000);
}

async function byDriver(
  url: string,
  { players, durationMs, name, clients }: SingleRun,
): Promise<Pick<Rate, 'perSecond' | 'p99Ms'>> {
  const database = openDatabase(url, { connections: clients });
  let next = 0;
  try {
    return await measureRate({ concurrency: clients, durationMs }, () =>
      database.pool.query({
        name: 'bench.post_one',
        text: 'select bench.post_one($1, $2, $3, $3, 20, left(md5($3), 22), now())',
        values: [`session-${1 + Math.floor(Math.random() * players)}`, STUDIO, `${name}-${next++}`],
      }),
    );
  } finally {
    await database.close();
  }
}

function findPgbench(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/lib/postgresql/15/bin'];
  return folders.map((folder) => join(folder, 'pgbench')).find((file) => existsSync(file)) ?? null;
}
