import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';

const FREE = { PORT: '28431', FOYER_STUDIO_PORT: '28432', FOYER_COMPANIES_PORT: '28433' };

/** Runs `npm start` with this environment until it exits. */
async function start(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['tools/start/start.mjs'], { env: { ...process.env, ...env } });
  let said = '';
  child.stdout.on('data', (data) => (said += String(data)));
  child.stderr.on('data', (data) => (said += String(data)));
  const code = await new Promise<number | null>((ended) => child.once('close', ended));
  return { code, said };
}

it.each(['PORT', 'FOYER_STUDIO_PORT', 'FOYER_COMPANIES_PORT'])(
  'says in one line that the port of %s is in use, and what to do',
  async (name) => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const address = other.address();
    const port = String((address as AddressInfo).port);
    expect(await start({ ...FREE, [name]: port })).toEqual({
      code: 1,
      said: `Port ${port} is in use. Choose another: ${name}=${Number(port) + 10} npm start\n`,
    });
    other.close();
  },
);

it('names the variable, the folder and the remedy if data cannot be written', async () => {
  const folder = fileURLToPath(new URL('start.ts/data', import.meta.url));
  const { code, said } = await start({ ...FREE, FOYER_DATA: folder });
  expect(code).toBe(1);
  expect(said).toMatch(
    /^FOYER_DATA is \S+start\.ts\/data, which cannot be written: [^\n]*\(ENOTDIR\)[^\n]*\n$/,
  );
});

it.each(['eighty', '-1', '70000'])('refuses %s as a port', async (port) => {
  const { code, said } = await start({ PORT: port });
  expect(code).toBe(1);
  expect(said).toBe(`PORT=${port} is not a port: choose a number from 1 to 65535.\n`);
});

it('ends what it started when it is ended, here while it builds the web app', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-start-'));
  const env = { ...process.env, ...FREE, FOYER_WEB_BUILD: join(folder, 'dist') };
  const child = spawn(process.execPath, ['tools/start/start.mjs'], { env });
  const building = new Promise((resolve) =>
    child.stdout.on('data', (data) => String(data).includes('building') && resolve(data)),
  );
  const ended = once(child, 'exit');
  await building;
  await expect.poll(() => processesWith(folder)).toBeGreaterThan(1);
  child.kill('SIGTERM');
  expect(await ended).toEqual([1, null]);
  expect(await processesWith(folder)).toBe(0);
  await rm(folder, { recursive: true });
});

/** Number of running processes with this text in their environment. */
async function processesWith(text: string): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['axeww', '-o', 'stat=,command=']);
  return stdout.split('\n').filter((line) => line.includes(text) && !line.startsWith('Z')).length;
}
