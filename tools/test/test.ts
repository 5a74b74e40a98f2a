import { buildWeb } from '../terminal/build.ts';
import { say, scriptStep } from '../terminal/step.ts';
import { runPlaywright, runVitest, type Count } from './runTests.ts';

// Every step runs, even if others fail. A check counts as one test.
const began = performance.now();
const counts: Count[] = [];

const check = async (done: Promise<boolean>) => {
  const passed = await done;
  counts.push({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 });
  return passed;
};

// Two checks run at a time, because none of them uses two cores all the time.
await Promise.all([
  inTurn(
    () => scriptStep('types', 'typecheck'),
    () => scriptStep('format', 'format:check'),
    buildWeb,
  ),
  inTurn(
    () => scriptStep('lint', 'lint'),
    () => scriptStep('dependencies', 'dependencies'),
    () => scriptStep('nothing unused', 'unused'),
  ),
]);
counts.push(await runVitest('unit'));
counts.push(await runVitest('integration'));
counts.push(await e2e());

const sum = (of: keyof Count) => counts.reduce((total, count) => total + count[of], 0);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
say(`total time ${Math.round((performance.now() - began) / 1000)} s`);
say(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

async function inTurn(...steps: readonly (() => Promise<boolean>)[]): Promise<void> {
  for (const step of steps) await check(step());
}

/** The end-to-end tests are skipped on a machine without a browser, except in CI, where that is a failure. */
async function e2e(): Promise<Count> {
  if (await scriptStep('a browser for the end-to-end tests', 'browser')) return runPlaywright();
  return process.env.CI ? { passed: 0, failed: 1, skipped: 0 } : { passed: 0, failed: 0, skipped: 1 };
}
