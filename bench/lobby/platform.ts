import { testApi } from '@foyer/platform/testing/testApi.ts';
import provideDatabaseServer from '@foyer/tools/test/databaseServer.ts';
import { report } from './target.ts';

// The platform's own endpoint with a new database, called by a signed-in player.
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
