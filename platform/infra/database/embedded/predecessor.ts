import { execFile } from 'node:child_process';
import { access, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isDataFolderInUse } from './claim.ts';
import { EmbeddedError } from './error.ts';

const STOP_LIMIT_MS = 20_000;
const POLL_MS = 20;

/** Stops a server whose supervisor was killed, or removes its lock. @throws EmbeddedError if the supervisor lives */
export async function clearPredecessor(cluster: string, log: { info(text: string): void }): Promise<void> {
  const lockFile = join(cluster, 'postmaster.pid');
  const lock = await readFile(lockFile, 'utf8').catch(() => null);
  if (lock === null) return;
  // Lines of postmaster.pid: pid, data folder, start time, port, socket folder, …
  const [pidLine = '', , , , sockets = ''] = lock.split('\n');
  const pid = Number(pidLine);
  // PostgreSQL would take any process with the old pid for its predecessor, and containers reuse pids quickly.
  if (!(await isServerOf(pid, cluster))) return rm(lockFile, { force: true });
  if (await isDataFolderInUse(sockets)) {
    throw new EmbeddedError(
      `${cluster} is in use by another running Foyer: stop it, or choose another FOYER_DATA`,
    );
  }
  log.info('stopping the database that a killed process left running');
  await stopProcess(pid, cluster);
  if (sockets.includes('foyer-')) await rm(sockets, { recursive: true, force: true });
}

/** Removes the locks and socket of our server that is gone. @throws EmbeddedError if another server uses the data */
export async function clearLocks(cluster: string, sockets: string): Promise<void> {
  const lockFile = join(cluster, 'postmaster.pid');
  const pid = Number((await readFile(lockFile, 'utf8').catch(() => '')).split('\n')[0]);
  if (await isServerOf(pid, cluster))
    throw new EmbeddedError(`process ${pid} has taken ${cluster} over: end it and start again`);
  for (const left of [lockFile, join(sockets, '.s.PGSQL.5432'), join(sockets, '.s.PGSQL.5432.lock')])
    await rm(left, { force: true });
}

async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  if (!(pid > 1)) return false;
  const command = await commandLine(pid);
  return command.includes('postgres') && command.includes(cluster);
}

async function commandLine(pid: number): Promise<string> {
  const hasProc = await access('/proc/self').then(
    () => true,
    () => false,
  );
  if (hasProc) return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout;
}

/** SIGINT is PostgreSQL's fast shutdown, SIGQUIT the immediate one, after which the next start runs crash recovery. */
async function stopProcess(pid: number, cluster: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(pid, signal);
    for (let waitedMs = 0; waitedMs < STOP_LIMIT_MS; waitedMs += POLL_MS) {
      if (!(await isServerOf(pid, cluster))) return;
      await delay(POLL_MS);
    }
  }
  throw new EmbeddedError(`process ${pid} still holds ${cluster}: end it and start again`);
}
