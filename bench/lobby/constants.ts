import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { readConfig } from '@foyer/platform/infra/config.ts';
import { createLog } from '@foyer/platform/infra/log.ts';
import { createApp } from '@foyer/platform/server/http/app.ts';
import { createDocuments } from '@foyer/platform/server/graphql/documents.ts';
import { createExecutor } from '@foyer/platform/server/graphql/execute.ts';
import { graphqlRoutes } from '@foyer/platform/server/graphql/routes.ts';
import { executableSchema } from '@foyer/platform/server/graphql/schema.ts';
import { report } from './target.ts';

// The same endpoint and schema over the answer the platform gave, held in memory: no token, no database, no resolver
// below the root. What is faster than this would have to leave out GraphQL itself.
const [answerFile = ''] = process.argv.slice(2);
const { data } = JSON.parse(await readFile(answerFile, 'utf8'));
const log = createLog({ level: 'silent' });
const app = await createApp(readConfig({}), log);
const schema = executableSchema([
  { Query: { viewer: () => data.viewer, menu: () => data.menu, lobby: () => data.lobby } },
]);
const executor = await createExecutor(app, {
  schema,
  documents: createDocuments(schema, { mayIntrospect: false }),
  log,
});
await app.register((scope) =>
  graphqlRoutes(scope, { executor, contextOf: async ({ id }) => ({ traceId: id }), requestsPerMinute: 1e8 }),
);
await app.listen({ host: '127.0.0.1', port: 0 });
report({ port: (app.server.address() as AddressInfo).port, headers: {} });
process.once('SIGTERM', () => process.exit(0));
