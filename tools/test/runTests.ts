import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { step, type Command } from '../terminal/step.ts';

export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const runVitest = (project: string): Promise<Count> =>
  runTests(
    `${project} tests`,
    (report) => [
      'npx',
      'vitest',
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    countVitest,
  );

/** Runs the end-to-end tests with live output, and counts them. */
export const runPlaywright = (): Promise<Count> =>
  runTests(
    'e2e tests',
    (report) => [
      'env',
      `PLAYWRIGHT_JSON_OUTPUT_FILE=${report}`,
      'npx',
      'playwright',
      'test',
      '--config=e2e',
      '--reporter=list,json',
    ],
    countPlaywright,
  );

async function runTests<Report>(
  name: string,
  commandFor: (reportFile: string) => Command,
  count: (report: Report) => Count,
): Promise<Count> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-report-'));
  const file = join(folder, 'report.json');
  const succeeded = await step(name, commandFor(file), { isLive: true });
  const report: Report | null = JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));
  await rm(folder, { recursive: true, force: true });
  const { passed, failed, skipped } = report ? count(report) : { passed: 0, failed: 0, skipped: 0 };
  // A run that fails without a failed test (such as an unhandled error) counts as one failure.
  return { passed, failed: succeeded ? failed : Math.max(failed, 1), skipped };
}

function countVitest({
  numPassedTests,
  numFailedTests,
  numPendingTests,
  testResults,
}: JsonTestResults): Count {
  // Files that could not be loaded report no tests, so each counts as a failure.
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length, skipped: numPendingTests };
}

/** Errors outside of tests count as failures, such as a file that could not be loaded. */
export function countPlaywright({ stats, errors }: Pick<JSONReport, 'stats' | 'errors'>): Count {
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected, failed: unexpected + flaky + errors.length, skipped };
}
