import { nextMessage, startChild } from '../measure/child.ts';

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
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = startChild(new URL(file, import.meta.url), args, env);
  const target = await nextMessage<Target>(child);
  return { ...target, stop: () => void child.kill('SIGTERM') };
}
