import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
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

  const SLOW = [
    ['its headers', 'POST / HTTP/1.1\r\nHost: localhost\r\nX-Slow:'],
    [
      'its body',
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 100000\r\n\r\n',
    ],
  ] as const;

  it.each(SLOW)('is cut off while it sends %s, however often it sends', async (_what, start) => {
    // Read at the server: a byte that arrives after its response resets the connection, and the response may be lost.
    const refused = once(slow.server, 'clientError');
    const socket = connect(slowPort, '127.0.0.1', () => socket.write(start));
    const drip = setInterval(() => socket.writable && socket.write('x'), 20);
    socket.on('error', () => {});
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.resume();
    const [error] = await refused;
    await closed;
    clearInterval(drip);
    expect(error).toMatchObject({ code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  });

  it.each(SLOW)('gets status 408 if it stops while it sends %s', async (_what, start) => {
    const socket = connect(slowPort, '127.0.0.1', () => socket.write(start));
    expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /);
  });
});
