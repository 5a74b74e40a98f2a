import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { readConfig } from '@foyer/platform/infra/config.ts';
import { startProduct } from '@foyer/platform/server/product.ts';
import { CHROMIUM_FLAGS, findChromium } from '@foyer/tools/browser/chromium.ts';
import { measurePage, type PageFigures } from './measurePage.ts';

/**
 * `npm run bench:page`: what the sign-in page and the lobby of a signed-in player fetch in a real browser before
 * anybody touches them: JavaScript as it crosses the wire (brotli), and requests until the first paint.
 */
const AIMS_KB = { 'sign-in page': 80, lobby: 110 } as const;
const PLAYER = { email: 'anna@foyer.test', password: 'foyer-demo-1' };

const dataFolder = await mkdtemp(join(tmpdir(), 'foyer-bench-'));
const config = readConfig({ FOYER_DATA: dataFolder, FOYER_LOG_LEVEL: 'error' });
const product = await startProduct({ ...config, port: 0 });
try {
  const browser = await openBrowser();
  try {
    await report(browser, `${product.url}/en/`);
  } finally {
    await browser.close();
  }
} finally {
  await product.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

async function openBrowser(): Promise<Browser> {
  const found = await findChromium();
  if (!found) throw new Error('no Chromium or Chrome found: run `npm run browser`, or set CHROME_PATH');
  return chromium.launch({ executablePath: found.executablePath, args: [...CHROMIUM_FLAGS], env: found.env });
}

async function report(browser: Browser, address: string): Promise<void> {
  // Each page in a context of its own, so that nothing is in the cache; the lobby's brings the session along.
  const visitor = await browser.newContext();
  print('sign-in page', await measurePage(await visitor.newPage(), address));
  await signIn(await visitor.newPage(), address);
  const storageState = await visitor.storageState();
  const player = await browser.newContext({ storageState });
  print('lobby', await measurePage(await player.newPage(), address));
}

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('.fy-signin__methods button').first().click();
  await page.locator('input[type=email]').fill(PLAYER.email);
  await page.locator('input[type=password]').fill(PLAYER.password);
  await page.locator('button[type=submit]').first().click();
  await page.locator('.fy-balance').waitFor();
}

function print(name: keyof typeof AIMS_KB, figures: PageFigures): void {
  const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} KB`;
  console.log(`${name}
  JavaScript         ${kilobytes(figures.scriptBytes)} in ${figures.scripts} files, aim ${AIMS_KB[name]} KB
  document           ${kilobytes(figures.documentBytes)}, styles, texts and data inside
  pictures           ${kilobytes(figures.pictureBytes)} in ${figures.pictures} files, those of the screen at 1280 by 720
  to first paint     ${figures.requestsToFirstPaint} requests, ${figures.blockingRequests} of them waited for
  first paint after  ${figures.firstPaintMs.toFixed(0)} ms`);
}
