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
  /** Tests that passed only when they were retried, with their first error. */
  readonly flaky: readonly string[];
}

/** Runs the tests of a vitest project. Integration tests are retried once. */
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

/** Runs the end-to-end tests with live output, and counts them. They are retried once. */
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
  const counted = report ? count(report) : { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };
  if (succeeded || counted.failed > 0) return counted;
  // The run can fail without a failed test, for example by an unhandled error.
  return { ...counted, failed: 1, failures: [`${name}: the run failed without a failed test`] };
}

const ERROR_LINES = 4;

/** The first lines of an error, without the colours of a terminal. */
const firstLines = (error: string): string =>
  stripVTControlCharacters(error).split('\n').slice(0, ERROR_LINES).join('\n    ');

const withError = (name: string, error: string | undefined): string =>
  error === undefined ? name : `${name}\n    ${firstLines(error)}`;

type VitestReport = Pick<
  JsonTestResults,
  'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'testResults'
>;
type VitestFile = VitestReport['testResults'][number];
type VitestTest = VitestFile['assertionResults'][number];

export function countVitest({
  numPassedTests,
  numFailedTests,
  numPendingTests,
  testResults,
}: VitestReport): Count {
  const isFailed = ({ status }: VitestTest) => status === 'failed';
  // vitest keeps the errors of the first try of a test that passed when it was retried.
  const isFlaky = ({ status, failureMessages }: VitestTest) =>
    status === 'passed' && (failureMessages ?? []).length > 0;
  const named = (isNamed: (test: VitestTest) => boolean) =>
    testResults.flatMap((file) =>
      file.assertionResults
        .filter(isNamed)
        .map(({ fullName, failureMessages }) =>
          withError(`${pathOf(file)}: ${fullName}`, failureMessages?.[0]),
        ),
    );
  // A file that could not be loaded, or whose `beforeAll` failed: its tests are none, or skipped.
  const failedOutside = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some(isFailed),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + failedOutside.length,
    skipped: numPendingTests,
    failures: [
      ...named(isFailed),
      ...failedOutside.map((file) => withError(`${pathOf(file)}: failed outside of its tests`, file.message)),
    ],
    flaky: named(isFlaky),
  };
}

const pathOf = ({ name }: VitestFile): string => relative(process.cwd(), name);

type PlaywrightReport = Pick<JSONReport, 'stats' | 'errors' | 'suites'>;

/** Errors outside of tests count as failures, such as a file that could not be loaded. */
export function countPlaywright({ stats, errors, suites }: PlaywrightReport): Count {
  const { expected, unexpected, flaky, skipped } = stats;
  return {
    passed: expected + flaky,
    failed: unexpected + errors.length,
    skipped,
    failures: [
      ...suites.flatMap((suite) => named('unexpected', suite)),
      ...errors.map(({ message = 'unknown error' }) => firstLines(message)),
    ],
    flaky: suites.flatMap((suite) => named('flaky', suite)),
  };
}

const named = (
  wanted: 'unexpected' | 'flaky',
  { specs, suites = [] }: JSONReportSuite,
): readonly string[] => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) =>
        withError(`${file}:${line}: ${title}`, results.find(({ error }) => error)?.error?.message),
      ),
  ),
  ...suites.flatMap((suite) => named(wanted, suite)),
];
