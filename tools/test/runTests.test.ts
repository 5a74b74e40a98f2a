import { expect, test } from 'vitest';
import { countPlaywright } from './runTests.ts';

const STATS = { startTime: '', duration: 0, expected: 3, unexpected: 0, flaky: 0, skipped: 0 };

test('passed, failed and skipped end-to-end tests are counted, and the failed ones are named', () => {
  const spec = { id: '', tags: [], tests: [], file: 'lobby.e2e.ts', line: 7, column: 1 };
  const specs = [
    { ...spec, title: 'a tile opens its game', ok: false },
    { ...spec, title: 'a list scrolls', ok: true },
  ];
  const suite = { title: '', file: 'lobby.e2e.ts', line: 0, column: 0 };
  const suites = [{ ...suite, specs: [], suites: [{ ...suite, specs }] }];
  const stats = { ...STATS, unexpected: 1, skipped: 1 };
  expect(countPlaywright({ stats, errors: [], suites })).toEqual({
    passed: 3,
    failed: 1,
    skipped: 1,
    failures: ['lobby.e2e.ts:7: a tile opens its game'],
  });
});

test('a file that cannot be loaded counts as a failure', () => {
  const errors = [{ message: 'SyntaxError in lobby.e2e.ts' }];
  expect(countPlaywright({ stats: STATS, errors, suites: [] })).toEqual({
    passed: 3,
    failed: 1,
    skipped: 0,
    failures: ['SyntaxError in lobby.e2e.ts'],
  });
});
