import type { Browser, BrowserType, LaunchOptions } from '@playwright/test';
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

async function launchOptions(): Promise<LaunchOptions> {
  const browser = await findChromium();
  if (!browser) throw new Error('no Chromium or Chrome: install one, or set CHROME_PATH');
  const { executablePath, env } = browser;
  return { executablePath, env: { ...process.env, ...env }, args: FLAGS };
}

/** Starts the browser; once in some thousand starts Chromium crashes before it shows anything, and is started again. */
export async function launch(type: BrowserType, attempts = 3): Promise<Browser> {
  const options = await launchOptions();
  try {
    return await type.launch(options);
  } catch (error) {
    if (attempts === 1 || !/signal=SIG(SEGV|ABRT|TRAP)/.test(String(error))) throw error;
    return launch(type, attempts - 1);
  }
}
