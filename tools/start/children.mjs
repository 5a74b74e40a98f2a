import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { say, top } from '../terminal/step.mjs';
import { childEnvironment } from './settings.mjs';

const POLL_MS = 50;

/** Runs the studio and then the product until a signal, or until one of them ends by itself; then stops both. */
export async function startChildren(settings) {
  const env = childEnvironment(settings, process.env);
  const children = [];
  let isStopping = false;

  const stop = () => {
    if (!isStopping) say('\nstopping …');
    isStopping = true;
    for (const child of children) child.kill('SIGTERM');
  };
  const run = (name, file) => {
    const args = ['--import', 'tsx', '--import', './tools/start/followParent.mjs', file];
    // A session of its own, so that Ctrl-C comes to each once and from here; the channel lets it outlive us by nothing.
    const child = spawn(process.execPath, args, {
      cwd: top,
      env,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    children.push(child);
    child.once('exit', (code, signal) => {
      if (!isStopping) say(`The ${name} ended by itself (${signal ?? code}).`);
      if (!isStopping || (code !== 0 && code !== null)) process.exitCode = 1;
      stop();
    });
    return child;
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('SIGHUP', stop);

  const studio = run('sandbox studio', 'sandbox/main.ts');
  await untilListening(settings.studioPort, () => isStopping || studio.exitCode !== null);
  if (!isStopping) run('platform', 'platform/server/main.ts');
}

async function untilListening(port, isOver) {
  while (!isOver()) {
    const isOpen = await new Promise((answer) => {
      const socket = connect(port, 'localhost', () => answer(socket.destroy()));
      socket.once('error', () => answer(null));
    });
    if (isOpen) return;
    await delay(POLL_MS);
  }
}
