import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A fake gamification provider on its own port. */
export interface FakeGamificationProvider {
  readonly url: string;
  /** All requests received, oldest first. */
  readonly requests: ReceivedRequest[];
  /** Responses by path that replace the usual ones; a function that throws closes the connection. */
  readonly responses: Map<string, () => { readonly status?: number; readonly body: unknown }>;
  close(): Promise<void>;
}

const DEFAULT_RESPONSES: Readonly<Record<string, unknown>> = {
  '/oauth/token': { accessToken: 'theirs-1', expiresIn: 3_600 },
  '/v1/player': { level: 3, points: 600, gamificationOpt: { enable: true } },
  '/v1/stakes': { taken: 1 },
};

export async function fakeGamificationProvider(): Promise<FakeGamificationProvider> {
  const requests: ReceivedRequest[] = [];
  const responses: FakeGamificationProvider['responses'] = new Map();
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '';
    requests.push({ path, headers: request.headers, body: await textOf(request) });
    const { status = 200, body } = responses.get(path)?.() ?? { body: DEFAULT_RESPONSES[path] };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    responses,
    async close() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += String(part);
  return text;
}
