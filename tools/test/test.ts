import { buildWeb } from '../terminal/build.ts';
import { say, scriptStep } from '../terminal/step.ts';
import { runPlaywright, runVitest, type Count } from './runTests.ts';

// Every step runs, even if others fail. A check counts as one test.
const began = performance.now();
const counts: Count[] = [];

const PASSED: Count = { passed: 1, failed: 0, skipped: 0, failures: [], flaky: [] };
const failure = (name: string): Count => ({ ...PASSED, passed: 0, failed: 1, failures: [name] });

// The checks wait for nothing, nor do the unit tests. The integration tests have the machine for themselves, because
// they start servers and wait for them.
await Promise.all([
  inTurn(
    async () => ((await buildWeb()) ? PASSED : failure('building the web app')),
    () => runVitest('unit', { isLive: false }),
  ),
  inTurn(
    () => check('types', 'typecheck'),
    () => check('lint', 'lint'),
    () => check('dependencies', 'dependencies'),
    () => check('nothing unused', 'unused'),
    () => check('format', 'format:check'),
  ),
]);
await inTurn(
  () => runVitest('integration'),
  () => runVitest('timed'),
  e2e,
);

const sum = (of: 'passed' | 'failed' | 'skipped') => counts.reduce((total, count) => total + count[of], 0);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
const flaky = counts.flatMap((count) => count.flaky);
for (const name of flaky) say(`! flaky, passed when it was retried: ${name}`);
for (const name of counts.flatMap(({ failures }) => failures)) say(`✗ ${name}`);
say(`total time ${Math.round((performance.now() - began) / 1000)} s`);
const retried = flaky.length > 0 ? `, ${flaky.length} flaky` : '';
say(`${sum('passed')} passed, ${sum('failed')} failed${skipped}${retried}`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

async function inTurn(...steps: readonly (() => Promise<Count>)[]): Promise<void> {
  for (const step of steps) counts.push(await step());
}

async function check(name: string, script: string): Promise<Count> {
  return (await scriptStep(name, script)) ? PASSED : failure(name);
}

/** The end-to-end tests are skipped on a machine without a browser, except in CI, where that is a failure. */
async function e2e(): Promise<Count> {
  const needed = 'a browser for the end-to-end tests';
  if (await scriptStep(needed, 'browser')) return runPlaywright();
  return process.env.CI ? failure(needed) : { ...PASSED, passed: 0, skipped: 1 };
}
