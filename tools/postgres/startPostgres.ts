import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { addressOf } from '@foyer/platform/infra/database/embedded/running.ts';
import { onServer } from '@foyer/platform/infra/database/testTemplate.ts';
import type { PostgresTools } from './npmPostgres.ts';

/** Creates a folder that the server's account owns and others may enter. */
export async function makeFolder(path: string, { account }: PostgresTools, mode = 0o755): Promise<void> {
  await mkdir(path, { recursive: true });
  await chmod(path, mode);
  if (account) await chown(path, account.uid, account.gid);
}

export async function initialise(tools: PostgresTools, data: string): Promise<void> {
  await makeFolder(data, tools, 0o700);
  const args = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'];
  await promisify(execFile)(tools.initdb, args, { cwd: '/', ...tools.account });
}

export interface StartPostgres {
  readonly tools: PostgresTools;
  readonly data: string;
  /** An existing folder with a short path. */
  readonly sockets: string;
  /** As `name=value`. */
  readonly settings: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

export interface StartedPostgres {
  readonly url: string;
  /** SIGINT stops the server; SIGKILL ends all its processes at once, as a power cut does. */
  end(signal: 'SIGINT' | 'SIGKILL'): Promise<void>;
}

/** Resolves when the server accepts writes, after a recovery if there is one. */
export async function startPostgres({
  tools,
  data,
  sockets,
  settings,
  env,
}: StartPostgres): Promise<StartedPostgres> {
  const own = ['listen_addresses=', `unix_socket_directories=${sockets}`, 'log_min_messages=panic'];
  const child = spawn(tools.postgres, ['-D', data, ...[...settings, ...own].flatMap((one) => ['-c', one])], {
    cwd: '/',
    env: { LC_ALL: 'C', ...(env ?? { PATH: process.env.PATH }) },
    ...tools.account,
    stdio: ['ignore', 'ignore', 'inherit'],
    // A process group of its own, so that all processes can be killed at once.
    detached: true,
  });
  const exited = once(child, 'exit');
  const url = addressOf(sockets);
  while (!(await acceptsWrites(url))) {
    if (child.exitCode !== null) throw new Error(`postgres ended with ${child.exitCode}`);
    await delay(50);
  }
  return {
    url,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      if (signal === 'SIGKILL') process.kill(-(child.pid ?? 0), signal);
      else child.kill(signal);
      await exited;
    },
  };
}

async function acceptsWrites(url: string): Promise<boolean> {
  let isOpen = false;
  await onServer(url, async (client) => {
    const { rows } = await client.query<{ isOpen: boolean }>('select not pg_is_in_recovery() as "isOpen"');
    isOpen = rows[0]?.isOpen === true;
  }).catch(() => {});
  return isOpen;
}
