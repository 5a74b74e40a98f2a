// Runs before packages are installed, so it is plain JavaScript that needs only Node.js.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { IN_OWN_GROUP, stopTogether } from './stopTogether.mjs';

const top = fileURLToPath(new URL('../../', import.meta.url));
// As in package.json: the oldest minor version of each major version before 24.
const OLDEST = { 20: 19, 22: 15 };
const HEARTBEAT_MS = 10_000;

/** Exits with an explanation if Node.js is too old or the packages cannot be installed. */
export async function prepare() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 24 && !(minor >= OLDEST[major])) {
    end(`Foyer needs Node.js 20.19, 22.15, or 24 and newer; this is ${process.versions.node}.`);
  }
  if (!(await isInstalled())) await install();
  const { register } = await import('tsx/esm/api');
  register();
}

// npm writes this second lock file at the end of each successful installation.
async function isInstalled() {
  const wanted = await packagesOf('package-lock.json');
  const present = await packagesOf('node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, { version, optional, devOptional, peer }]) => {
    const found = present[path];
    if (path === '' || (!found && (optional || devOptional || peer))) return true;
    return found?.version === version;
  });
}

async function packagesOf(file) {
  const text = await readFile(top + file, 'utf8').catch(() => null);
  return text && JSON.parse(text).packages;
}

async function install() {
  const began = performance.now();
  const took = () => `${Math.round((performance.now() - began) / 1000)} s`;
  console.log('· installing packages (about a minute)');
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = spawn('npm', args, { cwd: top, stdio: ['ignore', 'ignore', 'inherit'], ...IN_OWN_GROUP });
  stopTogether(npm);
  const heartbeat = setInterval(() => console.log(`  … installing packages, ${took()}`), HEARTBEAT_MS);
  const code = await new Promise((ended) => {
    npm.once('error', (error) => ended(error.message));
    npm.once('close', ended);
  });
  clearInterval(heartbeat);
  if (code !== 0) end(`npm ci failed (${code})`);
  console.log(`✓ installing packages, ${took()}`);
}

function end(message) {
  console.error(message);
  process.exit(1);
}
