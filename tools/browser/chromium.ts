import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { unpackBundled } from './bundled.ts';

export interface Browser {
  readonly executablePath: string;
  /** Added to the environment: a bundled browser brings libraries that the system lacks. */
  readonly env: Readonly<Record<string, string>>;
  /** Name and version as reported by the browser: `Chromium 147.0.7727.0`. */
  readonly version: string;
  readonly source: 'CHROME_PATH' | 'npm' | 'installed';
}

/** Flags for every launch: as root, Chromium's own sandbox does not run, and containers have a small /dev/shm. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
] as const;

/** The headless shell comes first, because a full Chromium takes about 50 % longer. */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chromium-browser',
  'chrome',
];
const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];

type Settings = Readonly<Record<string, string | undefined>>;

/**
 * Returns the browser of `CHROME_PATH`; otherwise the pinned one from npm (Linux x64); otherwise an installed
 * Chromium or Chrome, whose version may change at any time. Null if there is none.
 */
export async function findChromium(settings: Settings = process.env): Promise<Browser | null> {
  const chosen = settings['CHROME_PATH'];
  if (!chosen) return (await bundled()) ?? installed(settings['PATH'] ?? '');
  const browser = started({ executablePath: chosen, env: {}, source: 'CHROME_PATH' });
  if (!browser) throw new Error(`CHROME_PATH=${chosen} does not run`);
  return browser;
}

/** One line for the console: the browser that is used, and why if it is not the pinned one. */
export function describeBrowser({ version, executablePath, source }: Browser): string {
  const reason = {
    CHROME_PATH: 'named by CHROME_PATH',
    npm: 'pinned, from npm',
    installed: `installed here, since npm has no browser for ${process.platform} ${process.arch}; tests may differ by its version`,
  }[source];
  return `${version}, ${reason}: ${executablePath}`;
}

function installed(path: string): Browser | null {
  const folders = path.split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const apps = MAC_APPS.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);
  for (const executablePath of [...onPath, ...apps].filter((found) => existsSync(found))) {
    const browser = started({ executablePath, env: {}, source: 'installed' });
    if (browser) return browser;
  }
  return null;
}

/** The package's own flags are left out: they disable web security, which would hide errors. */
async function bundled(): Promise<Browser | null> {
  const unpacked = await unpackBundled();
  if (!unpacked) return null;
  const { executablePath, fonts, libraries } = unpacked;
  const own = { FONTCONFIG_PATH: fonts, LD_LIBRARY_PATH: libraries };
  return (
    started({ executablePath, env: {}, source: 'npm' }) ??
    started({ executablePath, env: own, source: 'npm' })
  );
}

function started(browser: Omit<Browser, 'version'>): Browser | null {
  const { status, stdout } = spawnSync(browser.executablePath, ['--version', '--no-sandbox'], {
    env: { ...process.env, ...browser.env },
    encoding: 'utf8',
    timeout: 20_000,
  });
  return status === 0 ? { ...browser, version: stdout.trim().split(/\s+built /)[0] ?? '' } : null;
}
