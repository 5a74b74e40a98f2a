import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves a page at every path of a free port. */
export async function servePage(html: string) {
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html),
  );
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  // A server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}
