import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { say, TOP } from '../terminal/step.ts';

// `npm run test:node -- 24 [script …arguments]`: runs a script with the newest Node.js of that version, from npm.
const [version = '', script = 'test', ...args] = process.argv.slice(2).filter((arg) => arg !== '--');
if (!/^\d+(\.\d+){0,2}$/.test(version)) {
  say(
    'Usage: npm run test:node -- <version> [script …arguments], such as: npm run test:node -- 24 test:unit',
  );
  process.exit(1);
}

const folder = join(TOP, 'node_modules/.cache/node', version);
const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts=false', '--loglevel=error'];
await promisify(execFile)('npm', ['install', '--prefix', folder, `node@${version}`, ...options]).catch(
  (error: Error) => {
    say(`Node.js ${version} could not be installed from npm: ${error.message}`);
    process.exit(1);
  },
);
const bin = join(folder, 'node_modules/node/bin');
const { stdout } = await promisify(execFile)(join(bin, 'node'), ['--version']);
say(`· npm run ${script} on Node.js ${stdout.trim()}`);
const env = { ...process.env, PATH: `${bin}:${process.env.PATH ?? ''}` };
const child = spawn('npm', ['run', script, '--', ...args], { cwd: TOP, env, stdio: 'inherit' });
const [code] = await once(child, 'close');
process.exitCode = typeof code === 'number' ? code : 1;
