import { expect, test } from 'vitest';
import { countPlaywright } from './runTests.ts';

const STATS = { startTime: '', duration: 0, expected: 3, unexpected: 0, flaky: 0, skipped: 0 };

test('passed, failed and skipped end-to-end tests are counted', () => {
  const stats = { ...STATS, unexpected: 2, skipped: 1 };
  expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 3, failed: 2, skipped: 1 });
});

test('a file that cannot be loaded counts as a failure', () => {
  const errors = [{ message: 'SyntaxError in lobby.e2e.ts' }];
  expect(countPlaywright({ stats: STATS, errors })).toEqual({ passed: 3, failed: 1, skipped: 0 });
});
