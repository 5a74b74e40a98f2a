import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server under measurement, which runs in its own process. */
export interface Target {
  readonly port: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Called by the child process when it listens. */
export const report = (target: Target): void => void process.send?.(target);

export async function startTarget(
  file: string,
  args: readonly string[] = [],
): Promise<Target & { stop(): void }> {
  const child: ChildProcess = fork(fileURLToPath(new URL(file, import.meta.url)), [...args], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${file} ended before it listened`);
  });
  const [target]: Target[] = await Promise.race([once(child, 'message'), ended]);
  if (!target) throw new Error(`${file} said nothing`);
  ended.catch(() => {});
  return { ...target, stop: () => void child.kill('SIGTERM') };
}
