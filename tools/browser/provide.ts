import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describeBrowser, findChromium } from './chromium.ts';

// Makes sure that the end-to-end tests have a browser: as root, it installs one with apt where npm has none.
let browser = await findChromium();
if (!browser && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
  console.log('npm has no browser for this machine: installing one with apt-get');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { env, stdio: 'inherit' });
  // The headless shell is preferred, because a full Chromium takes about 50 % longer.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const command = ['install', '--yes', '--no-install-recommends', name];
    if (spawnSync('apt-get', command, { env, stdio: 'inherit' }).status === 0) break;
  }
  browser = await findChromium();
}
console.log(
  browser ? describeBrowser(browser) : 'no Chromium or Chrome found: install one, or set CHROME_PATH',
);
process.exitCode = browser ? 0 : 1;
