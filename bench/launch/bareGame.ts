import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The baseline for a game launch: a page with a link that opens a frame of another origin with a button. Both
 * together have as many bytes as the real lobby and game fetched for a launch, and nothing else.
 */
export async function serveBaselineGame(bytes: number): Promise<{ readonly url: string; close(): void }> {
  const game = await serve(() => `<!doctype html><button>Spin</button><!--${'.'.repeat(bytes)}-->`);
  const lobby = await serve(
    () => `<!doctype html><html lang="en"><title>bare</title><a href="#">Play</a><script>
document.querySelector('a').onclick = () => {
  const frame = document.createElement('iframe');
  frame.src = '${urlOf(game)}';
  document.body.append(frame);
};</script></html>`,
  );
  return {
    url: urlOf(lobby),
    close() {
      lobby.close();
      game.close();
    },
  };
}

async function serve(html: () => string): Promise<Server> {
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html()),
  );
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return server;
}

function urlOf(server: Server): string {
  // A server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  return `http://localhost:${port}/`;
}
