import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, type Database } from '../database.ts';
import { removeEmbedded, startEmbedded, type EmbeddedDatabase, type EmbeddedError } from './index.ts';

const log = { info() {} };
const warn = vi.fn<(details: object, message: string) => void>();
let folder: string;
let server: EmbeddedDatabase;
let database: Database;
let givenUp: Promise<EmbeddedError>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'supervised-test-'));
});
beforeEach(async () => {
  warn.mockClear();
  let onGivenUp = (_error: EmbeddedError): void => {};
  givenUp = new Promise((resolve) => (onGivenUp = resolve));
  const supervision = { log: { warn }, onGivenUp, pausesMs: [0, 20, 40, 80] };
  server = await startEmbedded({ folder, log, supervision });
  database = openDatabase(server.url, { connections: 4 });
});
afterEach(async () => {
  await database.close();
  await server.stop();
});
afterAll(async () => {
  await removeEmbedded({ folder, log });
  await rm(folder, { recursive: true, force: true });
});

const lockFile = () => join(folder, 'postgres/postmaster.pid');
const postmaster = async () => Number((await readFile(lockFile(), 'utf8').catch(() => '')).split('\n')[0]);
const killPostmaster = async () => process.kill(await postmaster(), 'SIGKILL');
const one = async () => (await database.pool.query<{ one: number }>('select 1 as one')).rows[0]?.one;
/** The pool reconnects by itself: a repeated query succeeds. */
const untilBack = () => expect.poll(() => one().catch(String), { timeout: 30_000 }).toBe(1);

describe('a supervised database', () => {
  it('is restarted at the same address after each kill', async () => {
    await database.pool.query('create table kept as select 7 as number');
    for (let kill = 1; kill <= 2; kill++) {
      const before = await postmaster();
      process.kill(before, 'SIGKILL');
      await expect.poll(() => postmaster()).not.toBe(before);
      await untilBack();
    }
    const { rows } = await database.pool.query('select number from kept');
    expect(rows).toEqual([{ number: 7 }]);
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ reason: 'PostgreSQL ended by itself (SIGKILL)', attempt: 1 }),
      'PostgreSQL is not running: starting it again',
    );
    expect(warn).toHaveBeenCalledWith(expect.anything(), 'PostgreSQL is running again');
  });

  it('is restarted after a SIGTERM, although connections are open', async () => {
    await database.pool.query('select 1');
    const before = await postmaster();
    process.kill(before, 'SIGTERM');
    await expect.poll(() => postmaster()).not.toBe(before);
    await untilBack();
  });

  it('continues without a restart when one of its backends is killed', async () => {
    const before = await postmaster();
    const { rows } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
    await untilBack();
    expect(await postmaster()).toBe(before);
  });

  it('starts despite a lock file whose process is another one', async () => {
    await killPostmaster();
    await writeFile(lockFile(), `${process.pid}\n/elsewhere\n`);
    await untilBack();
    expect(await postmaster()).not.toBe(process.pid);
  });

  it('stays stopped when it is stopped during a restart', async () => {
    await killPostmaster();
    await expect.poll(() => warn.mock.calls.length).toBeGreaterThan(0);
    await server.stop();
    await expect(one()).rejects.toThrow();
  });

  it('is given up, with the server’s output, when it cannot be restarted', async () => {
    await writeFile(join(folder, 'postgres/postgresql.auto.conf'), 'no_such_setting = 1\n');
    await killPostmaster();
    const error = await givenUp;
    expect(error.message).toMatch(/could not be started again after 4 attempts: [\s\S]*no_such_setting/);
    await expect(one()).rejects.toThrow();
  });
});
