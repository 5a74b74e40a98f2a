import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedFolder } from '../../infra/database/embedded/embeddedFolder.ts';
import { runningEmbedded } from '../../infra/database/embedded/index.ts';
import { rawHttp } from '../http/attacks/rawHttp.ts';
import {
  goodSettings,
  productionFolder,
  startProductionProcess,
} from '../../testing/production/productionProcess.ts';

/**
 * The only line that begins with the name of the program, apart from the first one. With a little space the database may
 * start, and be full when the games are stored.
 */
const FULL =
  /^foyer: starting\n((database|catalogue): [^\n]*\n)*foyer: [^\n]* full[^\n]* No data is lost\.\n$/;

/** Only root on Linux may mount a file system. */
const mayMount = spawnSync('unshare', ['--mount', 'true']).status === 0;

let folder: Awaited<ReturnType<typeof productionFolder>>;
let holder: ChildProcess;
let settings: Parameters<typeof startProductionProcess>[0];
beforeAll(async () => {
  folder = await productionFolder();
  // PostgreSQL runs as another user.
  await chmod(folder.folder, 0o755);
  await mkdir(join(folder.folder, 'disk'));
  settings = {
    ...goodSettings(),
    FOYER_WEB_BUILD: folder.web,
    FOYER_DATA: join(folder.folder, 'disk/data'),
    FOYER_ACCESS_LOG: '1',
  };
});
afterAll(() => folder.remove());

async function refusal(launcher: readonly string[]): Promise<string> {
  const production = startProductionProcess(settings, launcher);
  expect(await production.ended).toBe(1);
  return production.printed();
}

it('a start whose log cannot be written is refused in one line', async () => {
  expect(await refusal(['sh', '-c', 'exec "$@" > /dev/full', 'sh'])).toMatch(
    /^foyer: standard output, which has the log, cannot be written \(ENOSPC[^\n]*\n$/,
  );
  expect(await readdir(join(folder.folder, 'disk'))).toEqual([]);
});

describe.skipIf(!mayMount)('a data folder on a disk of its own', () => {
  const disk = () => join(folder.folder, 'disk');
  /** The disk as this process sees it. */
  const seen = (path: string) => join(`/proc/${holder.pid}/root`, disk(), path);
  const filler = () => seen('filler');
  const inside = () => ['nsenter', '--target', String(holder.pid), '--mount', `--wd=${process.cwd()}`];
  const resize = (size: string) =>
    spawnSync('nsenter', [...inside().slice(1), 'mount', '-o', `remount,size=${size}`, disk()]);

  beforeAll(async () => {
    const mount = 'mount -t tmpfs -o size=1m,mode=755 tmpfs "$0" && echo mounted && exec cat';
    holder = spawn('unshare', ['--mount', 'sh', '-c', mount, disk()], { stdio: ['pipe', 'pipe', 'inherit'] });
    await once(holder.stdout ?? expect.fail(), 'data');
  });
  afterAll(() => void holder.kill());

  /** Leaves so many bytes. */
  async function fill(left = 0): Promise<void> {
    if (left > 0) await writeFile(seen('spare'), Buffer.alloc(left));
    await expect(writeFile(filler(), Buffer.alloc(400 * 1024 * 1024))).rejects.toThrow('ENOSPC');
    await rm(seen('spare'), { force: true });
  }
  const query = async (statement: string): Promise<unknown[]> => {
    const url = await runningEmbedded(embeddedFolder(seen('data')));
    const client = new pg.Client({ connectionString: url ?? expect.fail('no database') });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(statement)).rows;
    } finally {
      await client.end();
    }
  };

  it('that is too small for a new database leaves no file behind', async () => {
    expect(await refusal(inside())).toMatch(FULL);
    expect(await readdir(join(seen('data')), { recursive: true })).toEqual(['database']);
  });

  it('that becomes full fails no page, and the lines of the log are written later; then a start is refused, and loses nothing', async () => {
    resize('400m');
    const toDisk = ['sh', '-c', 'exec "$@" > "$0"/log', disk()];
    let production = startProductionProcess(settings, [...inside(), ...toDisk]);
    const log = () => readFile(seen('log'), 'utf8').catch(() => '');
    await expect.poll(log, { timeout: 90_000 }).toMatch(/listens at/);
    await query('create table kept as select 7 as number');
    const port = Number(/listens at +http:\/\/127\.0\.0\.1:(\d+)/.exec(await log())?.[1]);
    const request = [`GET /en/ HTTP/1.1`, 'Host: northlight.casino.example', 'X-Forwarded-Proto: https'];
    await fill();
    let pages = 0;
    const readPage = async () => {
      pages += 1;
      expect((await rawHttp(port, [...request, 'Accept: text/html'])).status).toBe(200);
    };
    // The last block of the file has room for some lines.
    while (production.printed() === '') await readPage();
    await readPage();
    expect(production.printed()).toMatch(/^foyer: the log cannot be written \(ENOSPC[^\n]*\n$/);
    await rm(filler());
    await readPage();
    await expect.poll(async () => (await log()).match(/"msg":"request"/g)?.length).toBe(pages);
    expect(await production.stop()).toBe(0);

    for (const left of [0, 4_096]) {
      await fill(left);
      expect(await refusal(inside())).toMatch(FULL);
      await rm(filler());
    }
    production = startProductionProcess(settings, inside());
    await production.until(/listens at/);
    expect(await query('select number from kept')).toEqual([{ number: 7 }]);
    expect(await production.stop()).toBe(0);
  }, 240_000);
});
