import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { step, type Command, type StepOptions } from '../terminal/step.ts';

export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Names of what failed, for the end of the output. */
  readonly failures: readonly string[];
}

export const runVitest = (project: string, options: StepOptions = { isLive: true }): Promise<Count> =>
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
    options,
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
    { isLive: true },
  );

async function runTests<Report>(
  name: string,
  commandFor: (reportFile: string) => Command,
  count: (report: Report) => Count,
  options: StepOptions,
): Promise<Count> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-report-'));
  const file = join(folder, 'report.json');
  const succeeded = await step(name, commandFor(file), options);
  const report: Report | null = JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));
  await rm(folder, { recursive: true, force: true });
  const counted = report ? count(report) : { passed: 0, failed: 0, skipped: 0, failures: [] };
  if (succeeded || counted.failed > 0) return counted;
  // The run can fail without a failed test, for example by an unhandled error.
  return { ...counted, failed: 1, failures: [`${name}: the run failed without a failed test`] };
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
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative(process.cwd(), name)}: ${fullName}`),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    skipped: numPendingTests,
    failures: [...failures, ...unloaded.map(({ name }) => `${name} could not be loaded`)],
  };
}

type PlaywrightReport = Pick<JSONReport, 'stats' | 'errors' | 'suites'>;

/** Errors outside of tests count as failures, such as a file that could not be loaded. */
export function countPlaywright({ stats, errors, suites }: PlaywrightReport): Count {
  const { expected, unexpected, flaky, skipped } = stats;
  return {
    passed: expected,
    failed: unexpected + flaky + errors.length,
    skipped,
    failures: [...suites.flatMap(failedSpecs), ...errors.map(({ message = 'unknown error' }) => message)],
  };
}

const failedSpecs = ({ specs, suites = [] }: JSONReportSuite): readonly string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line}: ${title}`),
  ...suites.flatMap(failedSpecs),
];
