import type { LaunchOptions } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '@foyer/tools/browser/chromium.ts';

/** The features that Playwright disables, except storage partitioning, which every player's browser has. */
const DISABLED_FEATURES = [
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
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
  // As in Safari, Firefox and private windows: no test may need third-party cookies.
  '--test-third-party-cookie-phaseout',
  // Pages live for a second or two here, too short to gain from the optimizing compiler, which costs a third of axe.
  '--js-flags=--no-turbofan',
];

export async function launchOptions(): Promise<LaunchOptions> {
  const browser = await findChromium();
  if (!browser) throw new Error('no Chromium or Chrome: install one, or set CHROME_PATH');
  const { executablePath, env } = browser;
  return { executablePath, env: { ...process.env, ...env }, args: FLAGS };
}
