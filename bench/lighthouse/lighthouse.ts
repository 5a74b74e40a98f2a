import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright-core';
import { readConfig } from '@foyer/platform/infra/config.ts';
import { startProduct } from '@foyer/platform/server/product.ts';
import { CHROMIUM_FLAGS, findChromium } from '@foyer/tools/browser/chromium.ts';
import { auditPage, CATEGORIES, type PageFigures } from './audit.ts';
import { measureInteractions, type InteractionFigures } from './interactions.ts';
import { pressLobby, pressSignIn } from './presses.ts';
import { serveStatic, staticPageOf } from './staticPage.ts';

/**
 * `npm run bench:lighthouse`: the sign-in page and the lobby of a signed-in player as Lighthouse sees them on a phone,
 * each beside a bare page of its own words, measured in the same run; and how long presses wait for their paint.
 */
const AIMS = { score: 100, lcpRatio: 1.15, cls: 0, tbtMs: 0, pressP98Ms: 40 } as const;
const PLAYER = { email: 'anna@foyer.test', password: 'foyer-demo-1' };
const RUNS = Number(process.env['RUNS'] ?? 3);

const folder = await mkdtemp(join(tmpdir(), 'foyer-bench-'));
const config = readConfig({ FOYER_DATA: join(folder, 'data'), FOYER_LOG_LEVEL: 'error' });
const product = await startProduct({ ...config, port: 0 });
try {
  const port = await freePort();
  const context = await openBrowser(port);
  try {
    await report(context, port, `${product.url}/en/`);
  } finally {
    await context.close();
  }
} finally {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

async function report(context: BrowserContext, port: number, address: string): Promise<void> {
  await measure('sign-in page', pressSignIn);
  await signIn(context, address);
  await measure('lobby', pressLobby);

  async function measure(name: string, press: typeof pressLobby): Promise<void> {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    const bare = await serveStatic(await staticPageOf(page));
    await page.close();
    const beside = await auditPage(port, bare.url, RUNS);
    const figures = await auditPage(port, address, RUNS);
    bare.close();
    const pressed = await context.newPage();
    await pressed.setViewportSize({ width: 1440, height: 900 });
    await pressed.goto(address, { waitUntil: 'networkidle' });
    const interactions = await measureInteractions(pressed, press);
    await pressed.close();
    print(name, { figures, beside, interactions });
  }
}

/** A profile of its own, which Lighthouse's pages share by the port: cookies stay, caches it empties itself. */
async function openBrowser(port: number): Promise<BrowserContext> {
  const found = await findChromium();
  if (!found) throw new Error('no Chromium or Chrome found: run `npm run browser`, or set CHROME_PATH');
  return chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: found.executablePath,
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
    env: { ...process.env, ...found.env },
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, listening));
  // A server on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** As a player who answered the banner once, long ago. */
async function signIn(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('.fy-consent button').first().click();
  await page.locator('.fy-consent').waitFor({ state: 'detached' });
  await page.locator('.fy-signin__methods button').first().click();
  await page.locator('input[type=email]').fill(PLAYER.email);
  await page.locator('input[type=password]').fill(PLAYER.password);
  await page.locator('button[type=submit]').first().click();
  await page.locator('.fy-balance').waitFor();
  await page.close();
}

interface Measured {
  readonly figures: PageFigures;
  readonly beside: PageFigures;
  readonly interactions: InteractionFigures;
}

function print(name: string, { figures, beside, interactions }: Measured): void {
  const { scores, lcpMs, tbtMs, cls, findings } = figures;
  const { presses, p98Ms, slowestMs } = interactions;
  const milliseconds = (value: number) => `${value.toFixed(0)} ms`;
  console.log(`${name}
  scores                       ${CATEGORIES.map((category) => `${category} ${scores[category]}`).join(', ')}; aim ${AIMS.score} each
  largest contentful paint     ${milliseconds(lcpMs)}, ${(lcpMs / beside.lcpMs).toFixed(2)} of the bare page's ${milliseconds(beside.lcpMs)}; aim ${AIMS.lcpRatio}
  cumulative layout shift      ${cls.toFixed(3)}; aim ${AIMS.cls}
  total blocking time          ${milliseconds(tbtMs)}, of the bare page ${milliseconds(beside.tbtMs)}; aim ${milliseconds(AIMS.tbtMs)}
  press to next paint, p98     ${milliseconds(p98Ms)} of ${presses} presses, the slowest ${milliseconds(slowestMs)}; aim ${milliseconds(AIMS.pressP98Ms)}`);
  for (const finding of findings) console.log(`  found                        ${finding}`);
}
