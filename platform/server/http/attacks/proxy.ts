import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A typical reverse proxy: appends the client's address and passes all other headers on. */
export async function startProxy(target: number, headers: Readonly<Record<string, string>> = {}) {
  const forwarded = (request: IncomingMessage) => ({
    ...request.headers,
    ...headers,
    'x-forwarded-for': [request.headers['x-forwarded-for'], request.socket.remoteAddress]
      .filter(Boolean)
      .join(', '),
  });
  const call = (request: IncomingMessage) =>
    send({
      port: target,
      host: '127.0.0.1',
      method: request.method,
      path: request.url,
      headers: forwarded(request),
    });
  const server = createServer((request, response) => {
    const onward = call(request);
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  server.on('upgrade', (request, stream) => {
    const onward = call(request);
    onward.on('upgrade', (answer, other, head) => {
      const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}`);
      stream.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      stream.write(head);
      stream.pipe(other).pipe(stream);
      stream.on('error', () => other.destroy());
      other.on('error', () => stream.destroy());
    });
    onward.on('response', ({ statusCode }) => stream.end(`HTTP/1.1 ${statusCode} Refused\r\n\r\n`));
    onward.on('error', () => stream.destroy());
    onward.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
