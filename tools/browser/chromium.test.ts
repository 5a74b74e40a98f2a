import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeBrowser, findChromium } from './chromium.ts';

let folder: string;
let installed: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-browser-'));
  installed = join(folder, 'chromium');
  await writeFile(installed, '#!/bin/sh\necho Chromium 999.1.2.3 built on Debian\n');
  await chmod(installed, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const hasPinned = process.platform === 'linux' && process.arch === 'x64';

test.runIf(hasPinned)('the pinned browser is used even if another is installed', async () => {
  const file = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  const packages: { optionalDependencies: Record<string, string> } = JSON.parse(file);
  const [major] = (packages.optionalDependencies['@sparticuz/chromium'] ?? '').split('.');
  const browser = await findChromium({ PATH: folder });
  expect(browser).toMatchObject({ source: 'npm', version: expect.stringContaining(` ${major}.`) });
});

test.skipIf(hasPinned)('where npm has no browser, the installed one is used and reported', async () => {
  const browser = await findChromium({ PATH: folder });
  expect(browser).toMatchObject({ source: 'installed', executablePath: installed });
  expect(browser && describeBrowser(browser)).toContain('npm has no browser for');
});

test('CHROME_PATH selects another browser', async () => {
  const browser = await findChromium({ CHROME_PATH: installed });
  expect(browser).toMatchObject({ source: 'CHROME_PATH', executablePath: installed });
  expect(browser && describeBrowser(browser)).toBe(`Chromium 999.1.2.3, named by CHROME_PATH: ${installed}`);
});

test('a CHROME_PATH that does not run is an error, without a fallback', async () => {
  await expect(findChromium({ CHROME_PATH: join(folder, 'missing') })).rejects.toThrow('does not run');
});
