import { randomBytes } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { startStudio } from '@foyer/sandbox/studios/server.ts';
import { freePort, openBrowser, signIn } from '../browser.ts';
import { withProduct } from '../product.ts';
import { median, percentile } from '../measure/statistics.ts';
import { serveMinimalGame } from './minimalGame.ts';

/**
 * `npm run bench:launch`: time from the click on a game tile in the lobby to an enabled spin button, in a real browser
 * with a signed-in player and the sandbox's studio, compared with a minimal page whose frame has as many bytes and one
 * button. Rounds alternate, so that other load affects both.
 */
const ROUNDS = 20;
const GAME = '/en/games/fox-and-ember/';

const secret = randomBytes(32).toString('hex');
const studioPort = await freePort();
const settings = {
  FOYER_STUDIO_ORIGINS: `sandbox:http://localhost:${studioPort}`,
  FOYER_STUDIO_KEYS: `sandbox:${secret}`,
};

await withProduct(settings, async (url) => {
  const studio = await startStudio({ port: studioPort, platformUrl: url, studio: 'sandbox', secret });
  const browser = await openBrowser();
  try {
    await report(await browser.newContext(), `${url}/en/`);
  } finally {
    await browser.close();
    await studio.stop();
  }
});

async function report(context: BrowserContext, lobby: string): Promise<void> {
  const page = await context.newPage();
  await signIn(page, lobby);
  const { bytes } = await launch(page, lobby);
  const minimal = await serveMinimalGame(bytes);
  const times: Record<'game' | 'minimal', number[]> = { game: [], minimal: [] };
  const minimalPage = await context.newPage();
  for (let round = 0; round < ROUNDS; round += 1) {
    times.game.push((await launch(page, lobby)).tookMs);
    times.minimal.push(await launchMinimal(minimalPage, minimal.url));
  }
  minimal.close();
  console.log(line('click on a tile to a first spin', times.game));
  console.log(line(`a minimal frame of ${(bytes / 1000).toFixed(0)} KB`, times.minimal));
}

interface Launched {
  readonly tookMs: number;
  /** Bytes that the frame and the page fetch after the click. */
  readonly bytes: number;
}

async function launch(page: Page, lobby: string): Promise<Launched> {
  await page.goto(lobby, { waitUntil: 'networkidle' });
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

async function launchMinimal(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const began = performance.now();
  await page.locator('a').click();
  await page.frameLocator('iframe').getByRole('button', { disabled: false }).waitFor();
  return performance.now() - began;
}

function line(name: string, times: readonly number[]): string {
  const figure = (ms: number) => `${ms.toFixed(0).padStart(4)} ms`;
  return `${name.padEnd(34)} median ${figure(median(times))}   p95 ${figure(percentile(times, 0.95))}`;
}
