import { testApi } from '@foyer/platform/testing/testApi.ts';
import provideDatabaseServer from '@foyer/tools/test/databaseServer.ts';
import { report } from './target.ts';

// The product's own endpoint, over a database of its own, asked by a signed-in player.
const stopServer = await provideDatabaseServer();
const api = await testApi();
const token = await api.token();
report({ port: api.port, headers: { host: 'northlight.localhost', authorization: `Bearer ${token}` } });
process.once('SIGTERM', () => {
  void api
    .stop()
    .then(() => stopServer())
    .then(() => process.exit(0));
});
