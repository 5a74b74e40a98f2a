import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import type { Config } from '../../../infra/config.ts';

export interface InternalRoutes {
  readonly registry: Registry;
  /** Serves another address. @returns false if there is no such address */
  handle?(request: IncomingMessage, response: ServerResponse): boolean;
}

/** Serves `GET /metrics` for Prometheus, and the feed of events, on a listener that is not on the public port. */
export async function startInternalServer(
  { host, port }: NonNullable<Config['metrics']>,
  { registry, handle = () => false }: InternalRoutes,
) {
  const server = createServer((request, response) => {
    if (handle(request, response)) return;
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics')
      return response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async stop(): Promise<void> {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
