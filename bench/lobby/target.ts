import { nextMessage, startChild } from '../measure/child.ts';

/** A server under measurement, which runs in its own process. */
export interface Target {
  readonly port: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Called by the child process when it listens. */
export const report = (target: Target): void => void process.send?.(target);

export async function startTarget<Reported extends Target = Target>(
  script: URL,
  args: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
): Promise<Reported & { stop(): void }> {
  const child = startChild(script, args, { ...process.env, NODE_ENV: 'production', ...settings });
  const target = await nextMessage<Reported>(child);
  return { ...target, stop: () => void child.kill('SIGTERM') };
}
