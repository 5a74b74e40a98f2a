import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApi, type TestApi } from '../../../testing/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

/** Everything that the server sends in reply to these bytes, until it closes the connection. */
function exchange(text: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(api.port, '127.0.0.1', () => socket.write(text, 'latin1'));
    socket.on('data', (data) => (received += data.toString('latin1')));
    // A reset after the response is how a server ends a connection that it does not trust.
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
  });
}

const statusesIn = (received: string) =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, code]) => code);
const HOST = 'Host: northlight.localhost';
/** Would be answered as a request of its own if the body before it ended too early. */
const SMUGGLED = `GET /health/live HTTP/1.1\r\n${HOST}\r\n\r\n`;

describe('a request that two servers could read differently', () => {
  it.each([
    ['both lengths', ['Content-Length: 4', 'Transfer-Encoding: chunked']],
    ['both lengths, in the other order', ['Transfer-Encoding: chunked', 'Content-Length: 4']],
    ['two lengths', ['Content-Length: 4', 'Content-Length: 0']],
    ['a list of lengths', ['Content-Length: 4, 0']],
    ['a signed length', ['Content-Length: +4']],
    ['a hexadecimal length', ['Content-Length: 0x4']],
    ['a space before the colon', ['Transfer-Encoding : chunked']],
    ['an encoding that is not chunked at last', ['Transfer-Encoding: chunked, identity']],
    ['an unknown encoding', ['Transfer-Encoding: xchunked']],
    ['a folded header', ['X-Trace: a', ' b', 'Content-Length: 0']],
    ['a folded encoding', ['Transfer-Encoding:', ' chunked']],
    ['a line end of one byte in a header', ['X-Trace: a\nContent-Length: 4']],
    ['a zero byte in a header', ['X-Trace: a\0b', 'Content-Length: 0']],
  ])('is refused and ends the connection: %s', async (_what, headers) => {
    const head = ['POST /graphql HTTP/1.1', HOST, 'Content-Type: application/json', ...headers];
    const received = await exchange(`${head.join('\r\n')}\r\n\r\n0\r\n\r\n${SMUGGLED}`);
    expect(statusesIn(received)).toEqual(['400']);
    expect(received).not.toContain('"live"');
  });

  it('is refused for a chunk that is longer than its length says', async () => {
    const head = [
      'POST /graphql HTTP/1.1',
      HOST,
      'Content-Type: application/json',
      'Transfer-Encoding: chunked',
    ];
    const received = await exchange(`${head.join('\r\n')}\r\n\r\n1\r\nab\r\n0\r\n\r\n${SMUGGLED}`);
    expect(statusesIn(received)).toEqual(['400']);
  });
});

describe('a request that is too large', () => {
  it('is refused by the size of its headers', async () => {
    const received = await exchange(`GET / HTTP/1.1\r\n${HOST}\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`);
    expect(statusesIn(received)).toEqual(['431']);
  });

  it('is refused by the length that it announces, before the body arrives', async () => {
    const head = [
      'POST /graphql HTTP/1.1',
      HOST,
      'Content-Type: application/json',
      'Content-Length: 99999999',
    ];
    const received = await exchange(`${head.join('\r\n')}\r\nConnection: close\r\n\r\n{`);
    expect(statusesIn(received)).toEqual(['413']);
  });
});
