import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';

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
    const free = { PORT: '28431', FOYER_STUDIO_PORT: '28432', FOYER_COMPANIES_PORT: '28433' };
    expect(await start({ ...free, [name]: port })).toEqual({
      code: 1,
      said: `Port ${port} is in use. Choose another: ${name}=${Number(port) + 10} npm start\n`,
    });
    other.close();
  },
);

it('names the variable, the folder and the remedy if data cannot be written', async () => {
  const folder = fileURLToPath(new URL('start.ts/data', import.meta.url));
  const free = { PORT: '28431', FOYER_STUDIO_PORT: '28432', FOYER_COMPANIES_PORT: '28433' };
  const { code, said } = await start({ ...free, FOYER_DATA: folder });
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
