import { inProcessBus } from '@foyer/platform/infra/bus.ts';
import { readConfig } from '@foyer/platform/infra/config.ts';
import { openDatabase } from '@foyer/platform/infra/database/database.ts';
import { joinNats } from '@foyer/platform/infra/outbox/nats/natsBus.ts';
import { createInterruption } from '@foyer/platform/infra/outbox/interruption.ts';
import { createRelay } from '@foyer/platform/infra/outbox/index.ts';

// A node in a process of its own. It reports the events that it receives to its parent, those of a turn together.
const turn: string[] = [];
const report = (event: string): void => {
  if (turn.push(event) === 1) setImmediate(() => process.send?.(turn.splice(0)));
};
const { nats: config, databaseUrl } = readConfig(process.env);
if (!databaseUrl) throw new Error('set FOYER_DATABASE_URL');
const bus = inProcessBus((error) => report(String(error)));
const log = { warn() {} };
const database = openDatabase(databaseUrl, { connections: 3 });
bus.subscribe('jackpot.winSeen', ({ winId }) => report(winId));
bus.subscribe('bus.missed', () => report('missed'));
const nats =
  config && (await joinNats({ config, database, bus, interruption: createInterruption({ bus, log }) }));
const relay = createRelay({ database, bus, log, ...(nats && { publish: nats.publish }) });
relay.start();
report('joined');
