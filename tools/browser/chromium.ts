import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

export interface Browser {
  readonly executablePath: string;
  /** Beside the environment: where a bundled browser brings libraries the system lacks. */
  readonly env: Readonly<Record<string, string>>;
}

/** Flags for every launch here: a sandbox needs a user that is not root, and containers have a small /dev/shm. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
] as const;

const NAMES = [
  'chromium',
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium-browser',
  'chrome',
];
const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];

/** `CHROME_PATH`, else an installed Chromium or Chrome, else the one from npm (Linux x64). Null where there is none. */
export async function findChromium(): Promise<Browser | null> {
  const named = process.env.CHROME_PATH;
  if (named) return runs({ executablePath: named, env: {} }) ?? fail(`CHROME_PATH=${named} does not run`);
  return installed() ?? (await bundled());
}

function fail(message: string): never {
  throw new Error(message);
}

function installed(): Browser | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const apps = MAC_APPS.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);
  for (const executablePath of [...onPath, ...apps].filter((path) => existsSync(path))) {
    const browser = runs({ executablePath, env: {} });
    if (browser) return browser;
  }
  return null;
}

/** Its own flags are left aside: they switch web security off, which would hide the very mistakes looked for. */
async function bundled(): Promise<Browser | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const chromium = await import('@sparticuz/chromium').then(
    (module) => module.default,
    () => null,
  );
  if (!chromium) return null;
  const executablePath = await chromium.executablePath();
  const fonts = { FONTCONFIG_PATH: join(tmpdir(), 'fonts') };
  return (
    runs({ executablePath, env: {} }) ?? runs({ executablePath, env: { ...fonts, ...bundledLibraries() } })
  );
}

/** The few libraries a bare Debian lacks (NSS, NSPR, expat) lie packed beside the browser. */
function bundledLibraries(): Record<string, string> {
  const folder = join(tmpdir(), 'al2023');
  if (!existsSync(folder)) {
    const packed = join(
      dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
      '../../bin/al2023.tar.br',
    );
    mkdirSync(folder);
    spawnSync('tar', ['-x', '-C', folder], { input: brotliDecompressSync(readFileSync(packed)) });
  }
  return { LD_LIBRARY_PATH: join(folder, 'lib') };
}

function runs(browser: Browser): Browser | null {
  const { status } = spawnSync(browser.executablePath, ['--version', '--no-sandbox'], {
    env: { ...process.env, ...browser.env },
    timeout: 20_000,
  });
  return status === 0 ? browser : null;
}
