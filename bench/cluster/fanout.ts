import { inProcessBus } from '@foyer/platform/infra/bus.ts';
import { readConfig } from '@foyer/platform/infra/config.ts';
import type { Database } from '@foyer/platform/infra/database/database.ts';
import { migrate } from '@foyer/platform/infra/database/migrate.ts';
import { createLog } from '@foyer/platform/infra/log.ts';
import { joinNodes } from '@foyer/platform/infra/nodes/index.ts';
import { outboxMigrations } from '@foyer/platform/infra/outbox/index.ts';
import { startNats, type Nats } from '@foyer/tools/cluster/startNats.ts';
import { bytesOfWins, jackpotServer, startListeners, WON_EVENT } from '../jackpot/fanout.ts';
import { compareSides, withTwoDatabases } from './sides.ts';

const LISTENERS = 2_000;
/** Wins of one transaction. */
const WINS = 200;
const ROUNDS = 15;
const RATIO_LIMIT = 0.9;

/** Wins from the commit until the last of thousands of sockets has received them, in process and through NATS. */
export async function fanout(): Promise<void> {
  const nats = await startNats();
  try {
    await withTwoDatabases(async ({ inProcess, throughNats }) => {
      const alone = await startSide(inProcess.database, null);
      const connected = await startSide(throughNats.database, nats);
      const comparison = { what: 'fan-out', unit: 'messages/s', rounds: ROUNDS, least: RATIO_LIMIT };
      await compareSides({ inProcess: alone, throughNats: connected }, comparison, (side) => side.measure());
      await alone.stop();
      await connected.stop();
    });
  } finally {
    await nats.stop();
  }
}

async function startSide(database: Database, nats: Nats | null) {
  await migrate(database, [outboxMigrations], {});
  const bus = inProcessBus((error) => {
    throw error;
  });
  const config = readConfig(nats ? { FOYER_NATS_URL: nats.url } : {});
  const { relay, leave } = await joinNodes({ config, database, bus, log: createLog({ level: 'error' }) });
  relay.start();
  const { server, drain } = await jackpotServer(bus);
  const listening = await startListeners(server, { listeners: LISTENERS, isSocket: true });
  return {
    /** @returns messages per second, from the commit until the last listener has its last message */
    async measure(): Promise<number> {
      let committedAt = 0;
      const { received } = await listening.round(bytesOfWins(WINS), async () => {
        await database.pool.query(
          "insert into outbox.event (topic, payload) select 'jackpot.won', $1 from generate_series(1, $2)",
          [WON_EVENT, WINS],
        );
        committedAt = performance.timeOrigin + performance.now();
        relay.wake();
      });
      const seconds = (Math.max(...received) - committedAt) / 1_000;
      return (LISTENERS * WINS) / seconds;
    },
    async stop(): Promise<void> {
      await listening.stop();
      void drain();
      server.close();
      await relay.stop();
      await leave();
    },
  };
}
