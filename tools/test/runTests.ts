import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { step, type Command, type StepOptions } from '../terminal/step.ts';

export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed, with the error, for the end of the output. */
  readonly failures: readonly string[];
  /** What passed only at its second try, with the error of the first: each is a fault to be mended. */
  readonly unsteady: readonly string[];
}

/**
 * Runs the tests of a project. Those with servers, and those in the browser, have a second try, because a busy machine
 * may take longer than any limit; the end of the output names them.
 */
export const runVitest = (project: string, options: StepOptions = { isLive: true }): Promise<Count> =>
  runTests(
    `${project} tests`,
    (report) => [
      'npx',
      'vitest',
      'run',
      `--project=${project}`,
      ...(project === 'unit' ? [] : ['--retry=1']),
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
      '--retries=1',
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
  const counted = report ? count(report) : { passed: 0, failed: 0, skipped: 0, failures: [], unsteady: [] };
  if (succeeded || counted.failed > 0) return counted;
  // The run can fail without a failed test, for example by an unhandled error.
  return { ...counted, failed: 1, failures: [`${name}: the run failed without a failed test`] };
}

/** The start of an error, without the colours of a terminal: readers of CI may have only the end of the output. */
const startOf = (error: string): string =>
  stripVTControlCharacters(error).split('\n').slice(0, 4).join('\n    ');

const withError = (name: string, [error]: readonly string[]): string =>
  error === undefined ? name : `${name}\n    ${startOf(error)}`;

export function countVitest({
  numPassedTests,
  numFailedTests,
  numPendingTests,
  testResults,
}: VitestReport): Count {
  // Files that could not be loaded report no tests, so each counts as a failure.
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const namesOf = (wanted: JsonAssertionResult['status']) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === wanted && (failureMessages ?? []).length > 0)
        .map(({ fullName, failureMessages }) =>
          withError(`${relative(process.cwd(), name)}: ${fullName}`, failureMessages ?? []),
        ),
    );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    skipped: numPendingTests,
    failures: [
      ...namesOf('failed'),
      ...unloaded.map(({ name, message }) => withError(`${name} could not be loaded`, [message])),
    ],
    unsteady: namesOf('passed'),
  };
}

type VitestReport = Pick<
  JsonTestResults,
  'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'testResults'
>;
type JsonAssertionResult = JsonTestResults['testResults'][number]['assertionResults'][number];
type PlaywrightReport = Pick<JSONReport, 'stats' | 'errors' | 'suites'>;

/** Errors outside of tests count as failures, such as a file that could not be loaded. */
export function countPlaywright({ stats, errors, suites }: PlaywrightReport): Count {
  const { expected, unexpected, flaky, skipped } = stats;
  return {
    passed: expected + flaky,
    failed: unexpected + errors.length,
    skipped,
    failures: [
      ...suites.flatMap((suite) => specsWith('unexpected', suite)),
      ...errors.map(({ message = 'unknown error' }) => message),
    ],
    unsteady: suites.flatMap((suite) => specsWith('flaky', suite)),
  };
}

const specsWith = (
  wanted: 'unexpected' | 'flaky',
  { specs, suites = [] }: JSONReportSuite,
): readonly string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map(({ file, line, title, tests }) =>
      withError(
        `${file}:${line}: ${title}`,
        tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? [])),
      ),
    ),
  ...suites.flatMap((suite) => specsWith(wanted, suite)),
];
