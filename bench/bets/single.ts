import { execFile } from 'node:child_process';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import type { Database } from '@foyer/platform/infra/database/database.ts';
import type { Run } from './batched.ts';
import { STUDIO } from './world.ts';

const CLIENTS = 8;

/** One function a bet, eight clients: by pgbench where there is one, else by eight connections of our own. */
export interface SingleBench {
  readonly by: string;
  measure(run: Pick<Run, 'seats' | 'durationMs' | 'name'>): Promise<number>;
}

export async function singleBench(database: Database, url: string): Promise<SingleBench> {
  const pgbench = await findPgbench();
  return pgbench === null
    ? { by: `pg, ${CLIENTS} connections (no pgbench here)`, measure: (run) => byDriver(database, run) }
    : { by: `pgbench, ${CLIENTS} clients`, measure: (run) => byPgbench(pgbench, url, run) };
}

async function byPgbench(
  pgbench: string,
  url: string,
  { seats, durationMs, name }: Pick<Run, 'seats' | 'durationMs' | 'name'>,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-bench-'));
  const script = join(folder, 'bet.sql');
  // A sequence names the bets: random names would collide and be answered as known.
  await writeFile(
    script,
    `\\set seat random(1, ${seats})\n` +
      `with drawn as (select '${name}-' || nextval('bench.bet') as id)\n` +
      `select bench.post_one('session-' || :seat, '${STUDIO}', id, id, 20, md5(id), now()) from drawn;\n`,
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
    if (rate === undefined) throw new Error(`pgbench said nothing of its rate: ${stdout}`);
    return Number(rate);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function byDriver(
  database: Database,
  { seats, durationMs, name }: Pick<Run, 'seats' | 'durationMs' | 'name'>,
): Promise<number> {
  const begin = performance.now();
  let done = 0;
  const client = async (number: number): Promise<void> => {
    for (let bet = 0; performance.now() - begin < durationMs; bet++) {
      const id = `${name}-${number}-${bet}`;
      const seat = 1 + Math.floor(Math.random() * seats);
      await database.pool.query({
        name: 'bench.post_one',
        text: 'select bench.post_one($1, $2, $3, $3, 20, md5($3), now())',
        values: [`session-${seat}`, STUDIO, id],
      });
      done++;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  return (done * 1000) / (performance.now() - begin);
}

async function findPgbench(): Promise<string | null> {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/lib/postgresql/15/bin'];
  for (const folder of folders) {
    const file = join(folder, 'pgbench');
    if (
      await access(file).then(
        () => true,
        () => false,
      )
    )
      return file;
  }
  return null;
}
