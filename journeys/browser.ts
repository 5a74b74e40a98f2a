import { chromium, type Browser, type BrowserServer, type LaunchOptions } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '@foyer/tools/browser/chromium.ts';

const ADDRESS = 'FOYER_JOURNEYS_BROWSER';

/** The browser that is there for all files of a run, each with contexts of its own; where there is none, a new one. */
export async function openBrowser(): Promise<Browser> {
  const address = process.env[ADDRESS];
  return address ? chromium.connect(address) : chromium.launch(await launchOptions());
}

/** A browser for a run: to start one takes as long as a short journey. The workers inherit where it is. */
export async function shareBrowser(): Promise<BrowserServer> {
  const server = await chromium.launchServer({ ...(await launchOptions()), host: '127.0.0.1' });
  process.env[ADDRESS] = server.wsEndpoint();
  return server;
}

async function launchOptions(): Promise<LaunchOptions> {
  const found = await findChromium();
  if (!found) throw new Error('no Chromium or Chrome: install one, or set CHROME_PATH');
  const { executablePath, env } = found;
  return { executablePath, env: { ...process.env, ...env }, args: [...CHROMIUM_FLAGS] };
}
