import { spawn, type ChildProcess } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { say, TOP } from '../terminal/step.ts';
import { childEnvironment, type Settings } from './settings.ts';

const POLL_MS = 50;

/** Runs the studio and then the product until a signal, or until one of them ends by itself; then stops both. */
export async function startChildren(settings: Settings, env: NodeJS.ProcessEnv): Promise<void> {
  const childEnv = childEnvironment(settings, env);
  const children: ChildProcess[] = [];
  let isStopping = false;

  const stop = () => {
    if (!isStopping) say('\nstopping …');
    isStopping = true;
    for (const child of children) child.kill('SIGTERM');
  };
  const run = (name: string, file: string): ChildProcess => {
    const child = startChild(file, childEnv);
    children.push(child);
    child.once('exit', (code, signal) => {
      if (!isStopping) say(`The ${name} ended by itself (${signal ?? code}).`);
      if (!isStopping || code) process.exitCode = 1;
      if (!isStopping) stop();
    });
    return child;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

  const studio = run('sandbox studio', 'sandbox/main.ts');
  await untilListening(settings, () => isStopping || studio.exitCode !== null);
  if (!isStopping) run('platform', 'platform/server/main.ts');
}

/**
 * Starts a detached child, so that Ctrl-C reaches it only through this process. If this process is killed,
 * the IPC channel closes, which stops the child.
 */
function startChild(file: string, env: Readonly<Record<string, string | undefined>>): ChildProcess {
  const args = ['--import', './tools/start/followParent.mjs', 'tools/programs/run.mjs', file];
  return spawn(process.execPath, args, {
    cwd: TOP,
    env: { ...env },
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

async function untilListening(settings: Settings, isOver: () => boolean): Promise<void> {
  while (!isOver() && !(await isListening(settings))) await delay(POLL_MS);
}

const isListening = ({ companiesPort, reachedAt }: Settings): Promise<boolean> =>
  new Promise((response) => {
    const socket = connect(companiesPort, reachedAt, () => {
      socket.destroy();
      response(true);
    });
    socket.once('error', () => response(false));
  });
