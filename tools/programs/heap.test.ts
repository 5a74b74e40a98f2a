import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Among old objects they are 104 MB. New ones are a few that were in use at a collection. */
const MOST_BYTES = 20_000_000;

test('what a program allocates is new, even if most objects lived long before', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    'tools/programs/run.mjs',
    'tools/programs/growOldGeneration.ts',
  ]);
  expect(Number(stdout)).toBeLessThan(MOST_BYTES);
});
