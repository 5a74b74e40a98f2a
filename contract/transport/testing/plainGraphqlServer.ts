import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSchema, graphql } from 'graphql';
import { schema as sdl } from '../../generated/schema.ts';

export interface GraphqlCall {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface PlainGraphqlServer {
  readonly origin: string;
  /** The requests so far, without CORS preflights. */
  readonly calls: readonly GraphqlCall[];
  stop(): void;
}

/** What every content page of such a server reads (GQLO-20). */
export const BASIC_LAYOUT = {
  label: 'Elsewhere',
  title: 'Elsewhere',
  licensee: { company: 'Elsewhere Ltd', licenceNumber: 'E/1', address: '1 Other Street' },
  authority: { name: 'Other Authority', url: null },
  helpLine: { name: 'Other Help', url: 'https://help.example/', phone: null },
};

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*, authorization' };

/** GQLC-01: a GraphQL server with our schema that knows no persisted documents. @param rootValue its data */
export async function plainGraphqlServer(rootValue: object): Promise<PlainGraphqlServer> {
  const calls: GraphqlCall[] = [];
  const schema = buildSchema(sdl);

  async function answer(request: IncomingMessage): Promise<object> {
    const { method, url, headers } = request;
    const body = bodyOf((await request.toArray()).join(''));
    calls.push({ method, url, headers, body });
    const { query, operationName, variables } = body;
    if (typeof query !== 'string') return { errors: [{ message: 'Must provide query string.' }] };
    return graphql({
      schema,
      rootValue,
      source: query,
      operationName: String(operationName),
      variableValues: Object(variables),
    });
  }

  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, CORS).end();
    return void answer(request).then((result) =>
      response
        .writeHead('data' in result ? 200 : 400, { ...CORS, 'content-type': 'application/json' })
        .end(JSON.stringify(result)),
    );
  });
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    calls,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const bodyOf = (text: string): GraphqlCall['body'] => (text === '' ? {} : JSON.parse(text));
