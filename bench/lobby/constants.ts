import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { readConfig } from '@foyer/platform/infra/config.ts';
import { createLog } from '@foyer/platform/infra/log.ts';
import { countInMemory } from '@foyer/platform/infra/nodes/index.ts';
import { createApp } from '@foyer/platform/server/http/app.ts';
import { createDocuments } from '@foyer/platform/server/graphql/documents/documents.ts';
import { createExecutor } from '@foyer/platform/server/graphql/execute.ts';
import { graphqlRoutes } from '@foyer/platform/server/graphql/routes.ts';
import { executableSchema } from '@foyer/platform/server/graphql/schema/schema.ts';
import { report } from './target.ts';

// The baseline: the same endpoint and schema with the platform's own response, held in memory. It has no
// token, no database and no resolvers below the root, so that only GraphQL itself is measured.
const [responseFile = ''] = process.argv.slice(2);
const { data } = JSON.parse(await readFile(responseFile, 'utf8')) as {
  data: Readonly<Record<string, unknown>>;
};
const log = createLog({ level: 'silent' });
const app = await createApp(readConfig({}), log);
const fields = Object.entries(data).map(([field, value]) => [field, () => value]);
const schema = executableSchema([{ Query: Object.fromEntries(fields) }]);
const executor = await createExecutor(app, {
  schema,
  documents: createDocuments(schema, { mayIntrospect: false }),
  log,
});
await app.register((scope) =>
  graphqlRoutes(scope, {
    executor,
    contextOf: async ({ id }) => ({ traceId: id }),
    playerOf: () => null,
    requestsPerMinute: 1e8,
    countRequests: countInMemory(),
  }),
);
await app.listen({ host: '127.0.0.1', port: 0 });
report({ port: (app.server.address() as AddressInfo).port, headers: {} });
process.once('SIGTERM', () => process.exit(0));
