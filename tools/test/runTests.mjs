import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { step } from '../terminal/step.mjs';

/** Runs one vitest project, shown as it goes, and counts its tests. */
export async function runTests(project) {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-report-'));
  const report = join(folder, 'report.json');
  const command = ['npx', 'vitest', 'run', '--project', project, '--reporter=default', '--reporter=json'];
  const succeeded = await step(`${project} tests`, [...command, `--outputFile.json=${report}`], {
    isLive: true,
  });
  const results = JSON.parse(await readFile(report, 'utf8').catch(() => 'null'));
  await rm(folder, { recursive: true, force: true });
  const passed = results?.numPassedTests ?? 0;
  const failed = (results?.numFailedTests ?? 0) + emptyFailures(results);
  // A run that failed without a failing test (an unhandled error, no report) still counts as one.
  const unexplained = !succeeded && failed === 0 ? 1 : 0;
  return { passed, failed: failed + unexplained, skipped: results?.numPendingTests ?? 0 };
}

/** Files that could not even be loaded, and so name no test. */
const emptyFailures = (results) =>
  (results?.testResults ?? []).filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
