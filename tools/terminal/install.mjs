import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say, step, top } from './step.mjs';

const NEEDED = [20, 19];

/** Says so in one line, instead of a syntax error from somewhere deep, where this Node.js is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  say(`Foyer needs Node.js ${NEEDED.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** `npm ci`, unless what is installed is already what the lock file says. */
export async function installPackages() {
  if (await isInstalled()) return true;
  const install = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  return step('installing packages (about a minute)', ['npm', ...install]);
}

// npm writes this second lock file at the end of every installation that succeeded.
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
  const text = await readFile(join(top, file), 'utf8').catch(() => null);
  return text && JSON.parse(text).packages;
}
