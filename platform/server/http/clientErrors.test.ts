import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createLog } from '../../infra/log.ts';
import { createApp } from './app.ts';
import { rawHttp } from './attacks/rawHttp.ts';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = await createApp({ trustedProxies: null, isProduction: false }, createLog({ level: 'silent' }));
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

const REQUEST = ['GET / HTTP/1.1', 'Host: localhost'];

describe('a request that Node.js cannot parse', () => {
  it.each([
    ['a header without a name', 400, [...REQUEST, ': x']],
    ['no HTTP at all', 400, ['\u0016\u0003\u0001']],
    ['a header of 20 kB', 431, [...REQUEST, `Cookie: ${'x'.repeat(20_000)}`]],
  ])('for %s gets status %i, the policy and the common error format', async (_what, status, lines) => {
    const response = await rawHttp(port, lines);
    expect(response.status).toBe(status);
    expect(response.head).toContain(
      "content-security-policy: default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(response.head).toContain('x-content-type-options: nosniff');
    expect(JSON.parse(response.body)).toEqual({
      error: { type: 'BadRequest', reasons: [expect.any(String)], keys: {}, traceId: expect.any(String) },
    });
  });
});

describe('a client that sends slowly', () => {
  let slowPort: number;
  let slow: FastifyInstance;
  beforeAll(async () => {
    const timeouts = { headersMs: 200, requestMs: 400, checkMs: 50 };
    const log = createLog({ level: 'silent' });
    slow = await createApp({ trustedProxies: null, isProduction: false }, log, undefined, timeouts);
    slow.post('/', async () => 'complete');
    slowPort = Number(new URL(await slow.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => slow.close());

  it.each([
    ['its headers', 'POST / HTTP/1.1\r\nHost: localhost\r\nX-Slow:', 'x'],
    [
      'its body',
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 100000\r\n\r\n',
      'x',
    ],
  ])('is cut off while it sends %s, however often it sends', async (_what, start, more) => {
    const socket = connect(slowPort, '127.0.0.1', () => socket.write(start));
    const drip = setInterval(() => socket.writable && socket.write(more), 20);
    let response = '';
    socket.on('data', (data) => (response += data.toString()));
    socket.on('error', () => {});
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(drip);
    expect(response).toMatch(/^HTTP\/1.1 408 /);
  });
});
