// `npm test`: everything that CI asks, from a fresh clone on. Every step runs, whatever the others said.
import { buildWeb } from '../terminal/build.mjs';
import { installPackages, requireNode } from '../terminal/install.mjs';
import { say, scriptStep } from '../terminal/step.mjs';
import { runTests } from './runTests.mjs';

requireNode();
if (!(await installPackages())) {
  say('0 passed, 1 failed');
  process.exit(1);
}

const total = { passed: 0, failed: 0, skipped: 0 };
const began = performance.now();

await check(scriptStep('types', 'typecheck'));
await check(scriptStep('lint', 'lint'));
await check(scriptStep('format', 'format:check'));
await check(scriptStep('generated files are up to date', 'codegen', ['--check']));
await check(scriptStep('nothing unused', 'unused'));
await check(buildWeb());
add(await runTests('unit'));
add(await runTests('integration'));
if (await scriptStep('a browser for the journeys', 'browser')) add(await runTests('journeys'));
else add(process.env.CI ? { failed: 1 } : { skipped: 1 });

say(`all of it in ${Math.round((performance.now() - began) / 1000)} s`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
say(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function check(done) {
  add((await done) ? { passed: 1 } : { failed: 1 });
}

function add({ passed = 0, failed = 0, skipped = 0 }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}
