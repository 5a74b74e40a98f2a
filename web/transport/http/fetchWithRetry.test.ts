import { expect, it, vi } from 'vitest';
import { fakeClock } from '../clock/fakeClock.ts';
import { fetchWithRetry } from './fetchWithRetry.ts';

const URL = '/jackpot/v1/rates';
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

function patient(...answers: (Response | Error)[]) {
  const clock = fakeClock();
  const log = vi.fn();
  const fetch = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return answer?.clone() ?? expect.fail('nothing to answer');
  });
  const abort = new AbortController();
  const outcome = fetchWithRetry({ fetch, clock, log, signal: abort.signal }, URL);
  outcome.catch(() => {});
  const pass = async (durationMs: number) => {
    await settle();
    clock.advance(durationMs);
    await settle();
  };
  return { outcome, fetch, log, pass, abort, clock };
}

it('HTTP-09 a missing and an invalid response have different log messages', async () => {
  const bad = new Response('', { status: 503, statusText: 'Service Unavailable' });
  const { outcome, log, pass } = patient(new TypeError('down'), bad, Response.json({ multipliers: {} }));
  await pass(2000);
  await pass(2000);
  await expect(outcome).resolves.toEqual({ multipliers: {} });
  expect(log.mock.calls.flat()).toEqual([
    `Could not fetch: ${URL}. Message: down`,
    'Failed to fetch, retrying...',
    `Could not fetch: ${URL}. Error 503: Service Unavailable`,
    'Failed to fetch, retrying...',
  ]);
});

it('HTTP-03 HTTP-06 HTTP-10 retries ten times, two seconds apart, and then fails', async () => {
  const { outcome, fetch, log, pass, clock } = patient(new TypeError('down'));
  await pass(1999);
  expect(fetch).toHaveBeenCalledOnce();
  await pass(1);
  for (let retry = 2; retry <= 10; retry++) await pass(2000);
  await expect(outcome).rejects.toThrow(URL);
  expect(fetch).toHaveBeenCalledTimes(11);
  expect(log.mock.calls.filter(([text]) => text === 'Failed to fetch, retrying...')).toHaveLength(10);
  expect(log.mock.lastCall).toEqual([`Failed to fetch ${URL} after max retries.`]);
  expect(clock.pending()).toEqual([]);
});

it('HTTP-06 an aborted fetch sends nothing', async () => {
  const { outcome, fetch, pass, abort, clock } = patient(new TypeError('down'));
  await settle();
  abort.abort();
  await expect(outcome).rejects.toThrow(URL);
  await pass(60_000);
  expect(clock.pending()).toEqual([]);
  expect(fetch.mock.calls.length).toBeLessThanOrEqual(2);
});
