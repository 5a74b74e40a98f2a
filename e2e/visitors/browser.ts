import type { LaunchOptions } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '@foyer/tools/browser/chromium.ts';

/** The features that Playwright disables, except storage partitioning, which the browsers of players have. */
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
  // Of two such flags the last one counts, so this one replaces Playwright's.
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
  // Safari, Firefox and private windows block third-party cookies, so no test may need them.
  '--test-third-party-cookie-phaseout',
  // Test pages live for a second or two, too short to gain from the optimizing compiler, which takes a third
  // of axe's time.
  '--js-flags=--no-turbofan',
  // Without a graphics card, a process of its own only adds messages, a tenth of the time.
  '--in-process-gpu',
];

export async function launchOptions(): Promise<LaunchOptions> {
  const browser = await findChromium();
  if (!browser) throw new Error('no Chromium or Chrome: install one, or set CHROME_PATH');
  const { executablePath, env } = browser;
  return { executablePath, env: { ...process.env, ...env }, args: FLAGS };
}
