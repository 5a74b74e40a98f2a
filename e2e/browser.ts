import { chromium, type Browser } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '@foyer/tools/browser/chromium.ts';

/** What Playwright switches off for its own sake, without storage partitioning, which every player's browser has. */
const SWITCHED_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
];

const FLAGS = [
  ...CHROMIUM_FLAGS,
  // The last of two such flags counts, so this one replaces Playwright's.
  `--disable-features=${SWITCHED_OFF.join(',')}`,
  // As in Safari, Firefox and private windows: no story may need third-party cookies.
  '--test-third-party-cookie-phaseout',
  // A page lives for a second or two here: what its code gains by the last of the compiler's tiers comes too late, and
  // the work for it is a third of what axe costs.
  '--js-flags=--no-turbofan',
];

let opened: Promise<Browser> | undefined;

/**
 * The one browser of this process, for all journeys that it runs, each with contexts of its own: to start one takes as
 * long as a short journey. It ends with the process, or by `closeBrowser`.
 */
export const openBrowser = (): Promise<Browser> => (opened ??= launch());

export async function closeBrowser(): Promise<void> {
  await (await opened)?.close();
  opened = undefined;
}

async function launch(): Promise<Browser> {
  const found = await findChromium();
  if (!found) throw new Error('no Chromium or Chrome: install one, or set CHROME_PATH');
  const { executablePath, env } = found;
  return chromium.launch({ executablePath, env: { ...process.env, ...env }, args: FLAGS });
}
