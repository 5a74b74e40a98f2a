import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './chromium.ts';

// Makes sure that there is a browser for the journeys; on Debian, as root, by installing one.
let browser = await findChromium();
if (!browser && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
  console.log('no Chromium found: installing one with apt-get');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { env, stdio: 'inherit' });
  spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], {
    env,
    stdio: 'inherit',
  });
  browser = await findChromium();
}
console.log(browser?.executablePath ?? 'no Chromium or Chrome found: install one, or set CHROME_PATH');
process.exitCode = browser ? 0 : 1;
