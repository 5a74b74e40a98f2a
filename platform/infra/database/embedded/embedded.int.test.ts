import { spawn } from 'node:child_process';
import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EmbeddedError, removeEmbedded, startEmbedded } from './index.ts';

const lines: string[] = [];
const log = { info: (text: string) => void lines.push(text) };
let folder: string;

beforeEach(async () => {
  lines.length = 0;
  folder = await mkdtemp(join(tmpdir(), 'embedded-test-'));
});

afterEach(async () => {
  await removeEmbedded({ folder, log });
  await rm(folder, { recursive: true, force: true });
});

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  // When the server is killed, the running query fails; the error event carries nothing more.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows.map((row) => Object.values(row)[0]);
  } finally {
    await client.end();
  }
}

/** A process that starts the database in the folder, prints its address and then hangs until it is killed. */
async function startInAnotherProcess(): Promise<{ url: string; kill(): Promise<void> }> {
  const script = `
    import { startEmbedded } from ${JSON.stringify(new URL('index.ts', import.meta.url).href)};
    const { url } = await startEmbedded({ folder: ${JSON.stringify(folder)}, log: { info() {} } });
    process.stdout.write(url);
    setInterval(() => {}, 1e6);`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((messages) =>
    child.stdout.once('data', (data) => messages(String(data))),
  );
  return {
    url,
    kill: () =>
      new Promise((obsolete) => {
        child.once('exit', () => obsolete());
        child.kill('SIGKILL');
      }),
  };
}

describe('the embedded database', () => {
  it('starts a PostgreSQL 18 that orders text by the builtin locale', async () => {
    const database = await startEmbedded({ folder, log });
    expect(await query(database.url, 'show server_version_num')).toEqual([expect.stringMatching(/^18/)]);
    expect(await query(database.url, 'select datlocprovider from pg_database limit 1')).toEqual(['b']);
    await database.stop();
    expect(lines).toEqual(['preparing the database for its first start']);
  });

  it('keeps its data between starts, and has exited after a stop', async () => {
    const first = await startEmbedded({ folder, log });
    await query(first.url, 'create table kept as select 7 as number');
    await first.stop();
    await expect(query(first.url, 'select 1')).rejects.toThrow();

    const second = await startEmbedded({ folder, log });
    expect(await query(second.url, 'select number from kept')).toEqual([7]);
    await second.stop();
  });

  it('starts again with all committed data after its process was killed', async () => {
    const killed = await startInAnotherProcess();
    await query(killed.url, 'create table kept as select 7 as number');
    await killed.kill();

    const next = await startEmbedded({ folder, log });
    expect(lines).toContain('stopping the database that a killed process left running');
    expect(await query(next.url, 'select number from kept')).toEqual([7]);
    await next.stop();
  });

  it('starts again while a query of the killed server is still running', async () => {
    const killed = await startInAnotherProcess();
    await query(killed.url, 'create table kept as select 7 as number');
    // A CPU-bound query: the backend never waits, so it does not notice that its server is gone.
    const busy = query(killed.url, 'select count(*) as busy from generate_series(1, 20000000)').catch(
      () => null,
    );
    const running =
      "select query from pg_stat_activity where state = 'active' and query like 'select count(*) as busy%'";
    await expect.poll(() => query(killed.url, running)).toHaveLength(1);
    const [postmaster] = (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(postmaster), 'SIGKILL');
    await killed.kill();

    const next = await startEmbedded({ folder, log });
    expect(await query(next.url, 'select number from kept')).toEqual([7]);
    await next.stop();
    await busy;
  });

  it('refuses data that another running process uses, without disturbing it', async () => {
    const other = await startInAnotherProcess();
    await expect(startEmbedded({ folder, log })).rejects.toThrow(/in use by another running Foyer/);
    expect(await query(other.url, 'select 1')).toEqual([1]);
    await other.kill();
  });

  it('starts despite a lock file whose process has ended or is another one', async () => {
    await (await startEmbedded({ folder, log })).stop();
    await writeFile(join(folder, 'postgres/postmaster.pid'), `${process.pid}\n/elsewhere\n`);
    await (await startEmbedded({ folder, log })).stop();
  });

  it('reports the server’s output if it does not start', async () => {
    await (await startEmbedded({ folder, log })).stop();
    await writeFile(join(folder, 'postgres/postgresql.auto.conf'), 'no_such_setting = 1\n');
    const failure = startEmbedded({ folder, log });
    await expect(failure).rejects.toBeInstanceOf(EmbeddedError);
    await expect(failure).rejects.toThrow(/no_such_setting/);
  });

  it('refuses the data of another major version instead of losing it', async () => {
    await mkdir(join(folder, 'postgres'));
    await writeFile(join(folder, 'postgres/PG_VERSION'), '15\n');
    await expect(startEmbedded({ folder, log })).rejects.toThrow(/written by PostgreSQL 15, this is 18/);
    expect(await readFile(join(folder, 'postgres/PG_VERSION'), 'utf8')).toBe('15\n');
  });

  it('refuses data of a newer PostgreSQL with the remedy, and changes nothing', async () => {
    await mkdir(join(folder, 'postgres'));
    await writeFile(join(folder, 'postgres/PG_VERSION'), '19\n');
    await expect(startEmbedded({ folder, log })).rejects.toThrow(
      /written by PostgreSQL 19, this is 18: start a newer Foyer, whose PostgreSQL is 19/,
    );
    expect(await readFile(join(folder, 'postgres/PG_VERSION'), 'utf8')).toBe('19\n');
  });

  it('starts anew after its data was removed, even under a running server', async () => {
    const killed = await startInAnotherProcess();
    await query(killed.url, 'create table kept as select 7 as number');
    await killed.kill();
    await removeEmbedded({ folder, log });
    await expect(access(join(folder, 'postgres'))).rejects.toThrow();

    const next = await startEmbedded({ folder, log });
    await expect(query(next.url, 'select number from kept')).rejects.toThrow(/does not exist/);
    await next.stop();
  });
});
