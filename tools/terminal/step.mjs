import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The repository's top folder, where every command runs. */
export const top = fileURLToPath(new URL('../../', import.meta.url));

const HEARTBEAT_MS = 10_000;
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

export const say = (text) => console.log(text);

/**
 * Runs one command as a named step: says when it begins, that it still runs, and how it ended. What the command writes
 * is shown as it comes when `isLive`, else only when it failed.
 * @param {string} name
 * @param {[string, ...string[]]} command
 * @param {{ isLive?: boolean, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function step(name, [file, ...args], { isLive = false, env = process.env } = {}) {
  const began = performance.now();
  say(`· ${name}`);
  const output = [];
  const child = spawn(file, args, {
    cwd: top,
    env,
    stdio: ['ignore', isLive ? 'inherit' : 'pipe', isLive ? 'inherit' : 'pipe'],
  });
  child.stdout?.on('data', (data) => output.push(data));
  child.stderr?.on('data', (data) => output.push(data));
  const heartbeat = isLive
    ? undefined
    : setInterval(() => say(`  … ${name}, ${seconds(began)}`), HEARTBEAT_MS);
  const code = await new Promise((ended) => {
    child.once('error', (error) => ended(error.message));
    child.once('close', ended);
  });
  clearInterval(heartbeat);
  if (code !== 0 && output.length > 0) process.stderr.write(Buffer.concat(output));
  say(code === 0 ? `✓ ${name}, ${seconds(began)}` : `✗ ${name}, ${seconds(began)} (${code})`);
  return code === 0;
}

/** The same for a script of package.json. */
export const scriptStep = (name, script, args = [], options = {}) =>
  step(name, ['npm', 'run', '--silent', script, ...(args.length ? ['--', ...args] : [])], options);
