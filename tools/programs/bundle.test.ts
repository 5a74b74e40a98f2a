import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundleProgram } from './bundle.mjs';

let folder: string;
let program: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-programs-'));
  program = join(folder, 'program.ts');
  await writeFile(join(folder, 'word.ts'), `export const word: string = 'first';`);
  await writeFile(
    program,
    `import { word } from './word.ts';
console.log(word, import.meta.url, process.argv.slice(2).join());
if (process.argv[2] === 'fail') throw new RangeError('failed');`,
  );
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The bundle, which must exist. */
async function bundled(): Promise<string> {
  const file = await bundleProgram(program, join(folder, 'bundles'));
  if (file === null) throw new Error('there is no bundle');
  return file;
}

const run = async (...args: string[]) =>
  (await promisify(execFile)(process.execPath, ['--enable-source-maps', ...args])).stdout;

test('a bundled program gets its arguments, and each source keeps its address', async () => {
  expect(await run(await bundled(), 'one', 'two')).toBe(`first ${pathToFileURL(program).href} one,two\n`);
});

test('an error names the line of the source', async () => {
  await expect(run(await bundled(), 'fail')).rejects.toMatchObject({
    stderr: expect.stringMatching(/RangeError: failed\n[^]*program\.ts:3:/),
  });
});

test('a bundle is used until one of its sources changes', async () => {
  const file = await bundled();
  await writeFile(file, `console.log('unchanged');`);
  expect(await run(await bundled())).toBe('unchanged\n');
  await writeFile(join(folder, 'word.ts'), `export const word: string = 'second';`);
  expect(await run(await bundled())).toMatch(/^second /);
});

test('there is no bundle where none can be written', async () => {
  expect(await bundleProgram(program, join(program, 'bundles'))).toBeNull();
});
