import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { ErrorReportSchema, REPORT_BYTES } from '@foyer/contract/analytics/errorReport.ts';
import type { PostInBackground } from '../http/postInBackground.ts';
import { errorReports, reportOf } from './errorReports.ts';

function reporting({ url = null as string | null, page = '/en/games/fox-and-ember/' } = {}) {
  const post = vi.fn<PostInBackground>();
  return { post, report: errorReports({ url, page: () => page, post }) };
}
const TOKEN = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhbm5hIn0.c2ln';

describe('errorReports', () => {
  it("ANA-04 reports the failure, its location and its page in the contract's format", () => {
    const { post, report } = reporting();
    report('script', new TypeError('x is not a function'));
    const [url, body] = post.mock.calls[0] ?? [];
    expect(url).toBe('/api/errors');
    expect(v.parse(ErrorReportSchema, body)).toMatchObject({
      kind: 'script',
      name: 'TypeError',
      message: 'x is not a function',
      stack: expect.stringContaining('errorReports.test.ts'),
      page: '/en/games/fox-and-ember/',
      operation: null,
      traceId: null,
    });
  });

  it("ANA-04 is sent to the operator's URL", () => {
    const { post, report } = reporting({ url: 'https://errors.example/in' });
    report('script', 'x');
    expect(post.mock.calls[0]?.[0]).toBe('https://errors.example/in');
  });

  it('contains no token, URL or name from an error', () => {
    const { post, report } = reporting({ page: '/en/verify/anna@foyer.test/' });
    const error = new Error(`anna@foyer.test has ${TOKEN}`);
    error.name = 'Anna.Virtanen@foyer.test';
    error.stack = `Error at https://x.test/en/?code=c0de&state=s7ate\n at Bearer ${TOKEN}`;
    report('script', error, { operation: 'Lobby', traceId: 'anna' });
    const sent = JSON.stringify(post.mock.calls);
    expect(sent).not.toMatch(/anna|virtanen|foyer\.test|eyJ|c0de|s7ate/i);
    expect(v.safeParse(ErrorReportSchema, post.mock.calls[0]?.[1]).success).toBe(true);
  });

  it.each([
    ['a string without end', 'word '.repeat(1_000_000)],
    ['an error without end', new Error('é'.repeat(1_000_000))],
    ['nothing', undefined],
    ['null', null],
    ['an object', { secret: TOKEN }],
    ['a symbol', Symbol('x')],
  ])('is short and complete for %s', (_, thrown) => {
    const report = reportOf('script', thrown, {
      page: `/${'x'.repeat(9_000)}`,
      operation: 'o'.repeat(900),
      traceId: 'f'.repeat(900),
    });
    expect(v.safeParse(ErrorReportSchema, report).issues).toBeUndefined();
    expect(new TextEncoder().encode(JSON.stringify(report)).length).toBeLessThan(REPORT_BYTES);
    expect(JSON.stringify(report)).not.toContain('eyJ');
  });

  it('ANA-04 reports an error once, and at most ten per page', () => {
    const { post, report } = reporting();
    for (let time = 0; time < 5; time += 1) report('script', 'the same');
    expect(post).toHaveBeenCalledOnce();
    for (let time = 0; time < 50; time += 1) report('script', `another ${time}`);
    expect(post).toHaveBeenCalledTimes(10);
  });

  it.each([
    ['an answer', { status: 401 }],
    ['a failed call', Object.assign(new Error('no'), { response: { status: 401 } })],
  ])('ANA-05 a 401 of %s is not reported', (_, thrown) => {
    const { post, report } = reporting();
    report('network', thrown);
    expect(post).not.toHaveBeenCalled();
  });

  it.each(['Script error.', 'ResizeObserver loop completed with undelivered notifications.'])(
    'an error of other code is not reported: %s',
    (message) => {
      const { post, report } = reporting();
      report('script', message);
      expect(post).not.toHaveBeenCalled();
    },
  );
});
