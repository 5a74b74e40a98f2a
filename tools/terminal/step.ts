import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { IN_OWN_GROUP, stopTogether } from './stopTogether.mjs';

/** The repository's top folder, where every command runs. */
export const TOP = fileURLToPath(new URL('../../', import.meta.url));

const HEARTBEAT_MS = 10_000;

export const say = (text: string): void => console.log(text);

export type Command = readonly [file: string, ...args: string[]];

export interface StepOptions {
  /** Whether to show the command's output while it runs; otherwise it is shown only if the command fails. */
  readonly isLive?: boolean;
  readonly folder?: string;
}

/** Runs one command as a named step and prints its start, its progress and its result. */
export async function step(
  name: string,
  [file, ...args]: Command,
  { isLive = false, folder = TOP }: StepOptions = {},
): Promise<boolean> {
  const began = performance.now();
  const took = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  say(`· ${name}`);
  const output: Buffer[] = [];
  const stdio = ['ignore' as const, ...(isLive ? SHOWN : KEPT)];
  const child = spawn(file, args, { cwd: folder, stdio, ...IN_OWN_GROUP });
  stopTogether(child);
  child.stdout?.on('data', (data: Buffer) => output.push(data));
  child.stderr?.on('data', (data: Buffer) => output.push(data));
  const heartbeat = isLive ? undefined : setInterval(() => say(`  … ${name}, ${took()}`), HEARTBEAT_MS);
  const code = await new Promise<number | string | null>((ended) => {
    child.once('error', (error) => ended(error.message));
    child.once('close', ended);
  });
  clearInterval(heartbeat);
  if (code !== 0) process.stderr.write(Buffer.concat(output));
  say(code === 0 ? `✓ ${name}, ${took()}` : `✗ ${name}, ${took()} (${code})`);
  return code === 0;
}

const SHOWN = ['inherit', 'inherit'] as const;
const KEPT = ['pipe', 'pipe'] as const;

/** Runs a script of package.json as a step. */
export const scriptStep = (name: string, script: string, options?: StepOptions): Promise<boolean> =>
  step(name, ['npm', 'run', '--silent', script], options);
