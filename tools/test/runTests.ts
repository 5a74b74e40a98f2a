import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonTestResults } from 'vitest/node';
import { step } from '../terminal/step.ts';

export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Runs one vitest project, shown as it goes, and counts its tests. */
export async function runTests(project: string): Promise<Count> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-report-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const succeeded = await step(
    `${project} tests`,
    ['npx', 'vitest', 'run', '--project', project, ...reporters],
    {
      isLive: true,
    },
  );
  const results: JsonTestResults | null = JSON.parse(await readFile(report, 'utf8').catch(() => 'null'));
  await rm(folder, { recursive: true, force: true });
  const failed = (results?.numFailedTests ?? 0) + filesWithoutTests(results);
  return {
    passed: results?.numPassedTests ?? 0,
    // A run that failed without a failing test (an unhandled error, no report) still counts as one.
    failed: succeeded ? failed : Math.max(failed, 1),
    skipped: results?.numPendingTests ?? 0,
  };
}

/** Files that could not even be loaded, and so name no test. */
const filesWithoutTests = (results: JsonTestResults | null): number =>
  results?.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
    .length ?? 0;
