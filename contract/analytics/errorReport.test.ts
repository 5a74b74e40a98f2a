import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  ErrorReportSchema,
  REPORT_BYTES,
  REPORT_KINDS,
  REPORT_LIMITS,
  type ErrorReport,
} from './errorReport.ts';

const report: ErrorReport = {
  kind: 'script',
  name: 'TypeError',
  message: 'x is not a function',
  stack: 'at hydrate (entryClient-Dk3_9aZ-.js:1:23456)',
  page: '/en/games/fox-and-ember/',
  operation: null,
  traceId: null,
};
const refused = (change: object): string[] => {
  const { success, issues } = v.safeParse(ErrorReportSchema, { ...report, ...change });
  return success ? [] : issues.map((issue) => v.getDotPath(issue) ?? '');
};

describe('an error report', () => {
  it.each(REPORT_KINDS)('ANA-04 can be of %s', (kind) => {
    expect(refused({ kind })).toEqual([]);
  });

  it('ANA-04 has the failed operation and its trace id on the platform', () => {
    expect(refused({ kind: 'graphql', operation: 'LobbyPage', traceId: '00ff00ff00ff00ff' })).toEqual([]);
  });

  it.each(Object.keys(report))('always has %s', (field) => {
    expect(refused({ [field]: undefined })).toEqual([field]);
  });

  it.each([
    ['kind', 'csp'],
    ['name', 'x'.repeat(REPORT_LIMITS.name + 1)],
    ['message', 'x'.repeat(REPORT_LIMITS.message + 1)],
    ['stack', 'x'.repeat(REPORT_LIMITS.stack + 1)],
    ['page', `/${'x'.repeat(REPORT_LIMITS.page)}`],
    ['page', '/en/?code=1'],
    ['page', '/en/#a'],
    ['page', 'https://x.test/'],
    ['operation', 'x'.repeat(REPORT_LIMITS.operation + 1)],
    ['operation', 7],
    ['traceId', 'anna'],
    ['traceId', ''],
  ])('refuses a %s like %j', (field, value) => {
    expect(refused({ [field]: value })).toEqual([field]);
  });

  it.each(['playerId', 'sessionId', 'url', 'userAgent'])('has no field for %s', (field) => {
    expect(refused({ [field]: 'anything' })).toEqual([field]);
  });

  it('fits into its body with every field at its longest, in any script', () => {
    const longest = Object.values(REPORT_LIMITS).reduce((sum, limit) => sum + limit, 0);
    expect(longest * 4 + 500).toBeLessThan(REPORT_BYTES);
  });
});
