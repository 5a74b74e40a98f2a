import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBreaker, FAILURES, MAX_IN_FLIGHT, NoResponse, NotCalled } from './breaker.ts';
import { callPartner, fetchThroughBreaker } from './httpClient.ts';

let server: Server;
let url: string;
let respond: (response: ServerResponse) => void;
let requests: number;

beforeEach(async () => {
  requests = 0;
  server = createServer((_request, response) => {
    requests += 1;
    respond(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/company/orders`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const call = (withinMs = 5_000) => callPartner({ url, headers: {}, body: '{}', withinMs });
const reset = (response: ServerResponse) => void response.socket?.resetAndDestroy();
const causeOf = (calling: Promise<unknown>): Promise<unknown> =>
  calling.then(
    () => null,
    (error: Error) => error.cause,
  );

async function fail(times: number): Promise<void> {
  for (let n = 0; n < times; n++) await call().catch(() => undefined);
}

describe('a company that does not respond', () => {
  it('leaves the other hosts of a company alone', async () => {
    respond = (response) => response.end('ok');
    const companyUrl = 'https://company.example';
    const away = { url: 'http://127.0.0.1:1/orders', companyUrl, headers: {}, body: '{}' };
    for (let n = 0; n <= FAILURES; n++) await callPartner(away).catch(() => undefined);
    expect(await causeOf(callPartner(away))).toBeInstanceOf(NotCalled);
    expect(await callPartner({ ...away, url })).toBe('ok');
  });

  it('gets no more than a few calls, and its callers know at once', async () => {
    respond = reset;
    await fail(FAILURES);
    expect(await causeOf(call())).toBeInstanceOf(NotCalled);
    expect(requests).toBe(FAILURES);
  });

  it('counts when it hangs', async () => {
    respond = () => {};
    await Promise.all(Array.from({ length: FAILURES }, () => call(50).catch(() => undefined)));
    expect(await causeOf(call())).toBeInstanceOf(NotCalled);
    expect(requests).toBeLessThanOrEqual(FAILURES);
  });

  it.each([502, 503, 504, 429])('counts when its gateway responds with %i', async (status) => {
    respond = (response) => response.writeHead(status).end();
    await fail(FAILURES);
    expect(await causeOf(call())).toBeInstanceOf(NotCalled);
  });

  it('does not count when it responds with a refusal or an error', async () => {
    respond = (response) => response.writeHead(requests % 2 ? 404 : 500).end();
    await fail(2 * FAILURES);
    expect(requests).toBe(2 * FAILURES);
  });

  it('counts failures in a row only', async () => {
    for (let round = 0; round < 3; round++) {
      respond = reset;
      await fail(FAILURES - 1);
      respond = (response) => response.end('yes');
      expect(await call()).toBe('yes');
    }
  });

  it('never has more than the maximum number of calls in flight', async () => {
    const waiting: ServerResponse[] = [];
    respond = (response) => waiting.push(response);
    const calls = Array.from({ length: MAX_IN_FLIGHT }, () => call());
    expect(await causeOf(call())).toBeInstanceOf(NotCalled);
    await expect.poll(() => waiting.length).toBe(MAX_IN_FLIGHT);
    for (const response of waiting) response.end('late');
    expect(new Set(await Promise.all(calls))).toEqual(new Set(['late']));
    expect(requests).toBe(MAX_IN_FLIGHT);
  });

  it('does not affect another company behind the same gateway', async () => {
    respond = reset;
    await fail(FAILURES);
    respond = (response) => response.end('yes');
    const other = { url: url.replace('/company/', '/other/'), headers: {}, body: null };
    expect(await callPartner(other)).toBe('yes');
  });

  it('is reported to a library that fetches by itself', async () => {
    respond = reset;
    for (let n = 0; n < FAILURES; n++)
      await expect(fetchThroughBreaker(url, {})).rejects.toBeInstanceOf(NoResponse);
    await expect(fetchThroughBreaker(url, {})).rejects.toBeInstanceOf(NotCalled);
  });
});

describe('after the pause', () => {
  const failing = () => Promise.reject(new NoResponse('nothing'));

  async function openBreaker() {
    const through = createBreaker('company', { pauseMs: 0 });
    for (let n = 0; n < FAILURES; n++) await through(failing).catch(() => undefined);
    return through;
  }

  it('one call tries, the others know at once, and success ends the outage', async () => {
    const through = await openBreaker();
    let finish = (_text: string): void => {};
    const trying = through(() => new Promise<string>((resolve) => (finish = resolve)));
    await expect(through(async () => 'other')).rejects.toBeInstanceOf(NotCalled);
    finish('back');
    expect(await trying).toBe('back');
    expect(await through(async () => 'other')).toBe('other');
  });

  it('a try that fails starts another pause', async () => {
    const through = await openBreaker();
    await expect(through(failing)).rejects.toBeInstanceOf(NoResponse);
    expect(await through(async () => 'back')).toBe('back');
  });
});
