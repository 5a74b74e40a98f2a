import { createServer, type AddressInfo } from 'node:net';
import { chromium, type BrowserContext, type LaunchOptions, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '@foyer/tools/browser/chromium.ts';

const PLAYER = { email: 'anna@foyer.test', password: 'foyer-demo-1' };

async function launchOptions(flags: readonly string[]): Promise<LaunchOptions> {
  const found = await findChromium();
  if (!found) throw new Error('no Chromium or Chrome found: run `npm run browser`, or set CHROME_PATH');
  const { executablePath, env } = found;
  return { executablePath, args: [...CHROMIUM_FLAGS, ...flags], env: { ...process.env, ...env } };
}

export const openBrowser = async () => chromium.launch(await launchOptions([]));

/** A browser that stores its data in a folder and can be controlled on a port. */
export const openProfile = async (folder: string, port: number): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, await launchOptions([`--remote-debugging-port=${port}`]));

/** Opens the address and signs the demo player in, after it has closed the consent banner, which covers the tiles. */
export async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('.fy-consent__actions button').first().click();
  await page.locator('.fy-consent').waitFor({ state: 'detached' });
  await page.locator('.fy-signin__methods button').first().click();
  await page.locator('input[type=email]').fill(PLAYER.email);
  await page.locator('input[type=password]').fill(PLAYER.password);
  await page.locator('button[type=submit]').first().click();
  await page.locator('.fy-balance').waitFor();
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, listening));
  // A server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
