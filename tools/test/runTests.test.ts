import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './runTests.ts';

const STATS = { startTime: '', duration: 0, expected: 3, unexpected: 0, flaky: 0, skipped: 0 };

/** A spec of Playwright's report whose one test has these tries. */
const specWith = (
  title: string,
  status: 'expected' | 'unexpected' | 'flaky',
  ...errors: readonly string[]
) => ({
  title,
  ok: status !== 'unexpected',
  id: '',
  tags: [],
  file: 'lobby.e2e.ts',
  line: 7,
  column: 1,
  tests: [
    {
      ...TEST,
      status,
      results: [
        ...errors.map((message) => ({ ...RESULT, error: { message } })),
        ...(status === 'unexpected' ? [] : [{ ...RESULT, status: 'passed' as const }]),
      ],
    },
  ],
});
const TEST = {
  timeout: 0,
  annotations: [],
  expectedStatus: 'passed' as const,
  projectId: '',
  projectName: '',
};
const RESULT = {
  workerIndex: 0,
  parallelIndex: 0,
  shard: undefined,
  status: 'failed' as const,
  duration: 0,
  error: undefined,
  errors: [],
  stdout: [],
  stderr: [],
  retry: 0,
  startTime: '',
  attachments: [],
  annotations: [],
};

test('passed, failed and skipped end-to-end tests are counted, and failed and flaky ones are named with their first error', () => {
  const specs = [
    specWith('a tile opens its game', 'unexpected', '\u001B[31mno tile\u001B[39m', 'no tile again'),
    specWith('a list scrolls', 'expected'),
    specWith('a list is sorted', 'flaky', 'too late'),
  ];
  const suite = { title: '', file: 'lobby.e2e.ts', line: 0, column: 0 };
  const suites = [{ ...suite, specs: [], suites: [{ ...suite, specs }] }];
  const stats = { ...STATS, unexpected: 1, flaky: 1, skipped: 1 };
  expect(countPlaywright({ stats, errors: [], suites })).toEqual({
    passed: 4,
    failed: 1,
    skipped: 1,
    failures: ['lobby.e2e.ts:7: a tile opens its game\n    no tile'],
    flaky: ['lobby.e2e.ts:7: a list is sorted\n    too late'],
  });
});

test('a file that cannot be loaded counts as a failure', () => {
  const errors = [{ message: 'SyntaxError in lobby.e2e.ts' }];
  expect(countPlaywright({ stats: STATS, errors, suites: [] })).toEqual({
    passed: 3,
    failed: 1,
    skipped: 0,
    failures: ['SyntaxError in lobby.e2e.ts'],
    flaky: [],
  });
});

test('failed and flaky tests of vitest, and files that failed outside of their tests, are named with their first error', () => {
  const resultOf = (
    fullName: string,
    status: 'passed' | 'failed' | 'skipped',
    ...failureMessages: string[]
  ) => ({
    ancestorTitles: [],
    title: fullName,
    fullName,
    status,
    failureMessages,
    meta: {},
    tags: [],
    annotations: [],
    artifacts: [],
  });
  const file = { startTime: 0, endTime: 0, name: `${process.cwd()}/wallet.int.test.ts` };
  const assertionResults = [
    resultOf('a stake is booked', 'passed'),
    resultOf('a win is booked', 'passed', 'Error: too late\n  at 1\n  at 2\n  at 3\n  at 4'),
    resultOf('a refund is booked', 'failed', 'Error: not booked', 'Error: not booked again'),
  ];
  const testResults = [
    { ...file, status: 'failed' as const, message: '', assertionResults },
    { ...file, status: 'failed' as const, message: 'SyntaxError', assertionResults: [] },
    {
      ...file,
      status: 'failed' as const,
      message: 'beforeAll failed',
      assertionResults: [resultOf('a bonus is booked', 'skipped')],
    },
  ];
  expect(countVitest({ numPassedTests: 2, numFailedTests: 1, numPendingTests: 1, testResults })).toEqual({
    passed: 2,
    failed: 3,
    skipped: 1,
    failures: [
      'wallet.int.test.ts: a refund is booked\n    Error: not booked',
      'wallet.int.test.ts: failed outside of its tests\n    SyntaxError',
      'wallet.int.test.ts: failed outside of its tests\n    beforeAll failed',
    ],
    flaky: ['wallet.int.test.ts: a win is booked\n    Error: too late\n      at 1\n      at 2\n      at 3'],
  });
});
