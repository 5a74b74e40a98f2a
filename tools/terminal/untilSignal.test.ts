import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const PROGRAM = `
  import { untilSignal } from ${JSON.stringify(new URL('./untilSignal.ts', import.meta.url).href)};
  try {
    await untilSignal(() => new Promise((done) => setTimeout(done, 600_000, console.log('running'))));
  } finally {
    console.log('cleaned up');
  }`;

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s fails the work, and the caller stops what it started',
  async (signal) => {
    const args = ['--import', 'tsx', '--input-type=module', '--eval', PROGRAM];
    const cwd = fileURLToPath(new URL('../../', import.meta.url));
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
    const ended = once(child, 'close');
    await expect.poll(() => output).toContain('running');
    child.kill(signal);
    const [code] = await ended;
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`cleaned up[^]*stopped by ${signal}`));
  },
);
