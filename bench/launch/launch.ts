import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { readConfig } from '@foyer/platform/infra/config.ts';
import { startProduct } from '@foyer/platform/server/product.ts';
import { startStudio } from '@foyer/sandbox/studios/server.ts';
import { CHROMIUM_FLAGS, findChromium } from '@foyer/tools/browser/chromium.ts';
import { serveBareGame } from './bareGame.ts';

/**
 * `npm run bench:launch`: from the press on a tile of the lobby to a button that can be spun, in a real browser with a
 * signed-in player and the sandbox's studio; beside it a bare page whose frame has as many bytes and one button. Rounds
 * alternate, so that both see the same machine.
 */
const ROUNDS = 20;
const GAME = '/en/games/fox-and-ember/';
const PLAYER = { email: 'anna@foyer.test', password: 'foyer-demo-1' };

const folder = await mkdtemp(join(tmpdir(), 'foyer-bench-'));
const secret = randomBytes(32).toString('hex');
const studioPort = await freePort();
const config = readConfig({
  FOYER_DATA: folder,
  FOYER_LOG_LEVEL: 'error',
  FOYER_STUDIO_ORIGIN: `http://localhost:${studioPort}`,
  FOYER_STUDIO_KEYS: `sandbox:${secret}`,
});
const product = await startProduct({ ...config, port: 0 });
const studio = await startStudio({ port: studioPort, platformUrl: product.url, studio: 'sandbox', secret });
try {
  const browser = await openBrowser();
  try {
    await report(await browser.newContext());
  } finally {
    await browser.close();
  }
} finally {
  await studio.stop();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

async function report(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await signIn(page);
  const { bytes } = await launch(page);
  const bare = await serveBareGame(bytes);
  const times: Record<'game' | 'bare', number[]> = { game: [], bare: [] };
  const beside = await context.newPage();
  for (let round = 0; round < ROUNDS; round += 1) {
    times.game.push((await launch(page)).tookMs);
    times.bare.push(await launchBare(beside, bare.url));
  }
  bare.close();
  console.log(line('press on a tile to a first spin', times.game));
  console.log(line(`a bare frame of ${(bytes / 1000).toFixed(0)} KB`, times.bare));
}

interface Launched {
  readonly tookMs: number;
  /** What the frame and the page fetched from the press on. */
  readonly bytes: number;
}

async function launch(page: Page): Promise<Launched> {
  await page.goto(`${product.url}/en/`, { waitUntil: 'networkidle' });
  let bytes = 0;
  const count = async (response: { body(): Promise<Buffer> }) => {
    bytes += (await response.body().catch(() => Buffer.alloc(0))).length;
  };
  page.on('response', count);
  const tile = page.locator(`main a[href="${GAME}"]`).first();
  await tile.scrollIntoViewIfNeeded();
  const began = performance.now();
  await tile.click();
  const frame = page.frameLocator('.fy-game iframe');
  await frame.getByRole('button', { name: /spin/i, disabled: false }).waitFor();
  const tookMs = performance.now() - began;
  page.off('response', count);
  return { tookMs, bytes };
}

async function launchBare(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const began = performance.now();
  await page.locator('a').click();
  await page.frameLocator('iframe').getByRole('button', { disabled: false }).waitFor();
  return performance.now() - began;
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${product.url}/en/`);
  // The banner would stand over the tiles.
  await page.locator('.fy-consent button').first().click();
  await page.locator('.fy-consent').waitFor({ state: 'detached' });
  await page.locator('.fy-signin__methods button').first().click();
  await page.locator('input[type=email]').fill(PLAYER.email);
  await page.locator('input[type=password]').fill(PLAYER.password);
  await page.locator('button[type=submit]').first().click();
  await page.locator('.fy-balance').waitFor();
}

async function openBrowser(): Promise<Browser> {
  const found = await findChromium();
  if (!found) throw new Error('no Chromium or Chrome found: run `npm run browser`, or set CHROME_PATH');
  return chromium.launch({ executablePath: found.executablePath, args: [...CHROMIUM_FLAGS], env: found.env });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, listening));
  // A server on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

function line(name: string, times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.ceil(share * sorted.length) - 1] ?? NaN).toFixed(0);
  return `${name.padEnd(34)} median ${at(0.5).padStart(4)} ms   p95 ${at(0.95).padStart(4)} ms`;
}
