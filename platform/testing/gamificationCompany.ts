import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Heard {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A gamification provider that a test plays, on a socket of its own. */
export interface GamificationCompany {
  readonly url: string;
  /** All that was asked, the first first. */
  readonly heard: Heard[];
  /** By path, in place of the usual answer; a function that throws breaks the line. */
  readonly answers: Map<string, () => { readonly status?: number; readonly body: unknown }>;
  close(): Promise<void>;
}

const USUAL: Readonly<Record<string, unknown>> = {
  '/oauth/token': { accessToken: 'theirs-1', expiresIn: 3_600 },
  '/v1/player': { level: 3, points: 600, gamificationOpt: { enable: true } },
  '/v1/stakes': { taken: 1 },
};

export async function gamificationCompany(): Promise<GamificationCompany> {
  const heard: Heard[] = [];
  const answers: GamificationCompany['answers'] = new Map();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '';
    heard.push({ path, headers: request.headers, body: await textOf(request) });
    const { status = 200, body } = answers.get(path)?.() ?? { body: USUAL[path] };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    answers,
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
