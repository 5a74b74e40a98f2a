import { readConfig } from '@foyer/platform/infra/config.ts';
import { createLog } from '@foyer/platform/infra/log.ts';
import { startTracing } from '@foyer/platform/infra/telemetry/startTracing.ts';
import { callsOf } from '@foyer/platform/testing/stories/faults/calls.ts';
import { testApi } from '@foyer/platform/testing/testApi.ts';
import provideDatabaseServer from '@foyer/tools/test/databaseServer.ts';
import { report, type Target } from '../target.ts';

/** A node under load, with an open game of a signed-in player. */
export interface PlayingTarget extends Target {
  readonly gameSession: string;
}

// As the environment says; before the database is opened, so that its statements have spans.
const { tracing } = readConfig(process.env);
const stopTracing = tracing && (await startTracing(tracing, createLog({ level: 'warn' })));
const stopServer = await provideDatabaseServer();
const api = await testApi();
const token = await api.token();
const gameSession = await callsOf(api).openGame(token);
// The licence lets a round of a slot begin no sooner than some seconds after the last one.
await api.database.pool.query('update wallet.game_session set shortest_cycle_ms = null');
const target: PlayingTarget = {
  port: api.port,
  headers: { host: 'northlight.localhost', authorization: `Bearer ${token}` },
  gameSession,
};
report(target);
process.once('SIGTERM', () => {
  void api
    .stop()
    .then(() => stopTracing?.())
    .then(() => stopServer())
    .then(() => process.exit(0));
});
