import { inProcessBus } from '@foyer/platform/infra/bus.ts';
import { systemClock } from '@foyer/platform/infra/clock.ts';
import { readConfig } from '@foyer/platform/infra/config.ts';
import { openDatabase } from '@foyer/platform/infra/database/database.ts';
import { LONG_LIMITS } from '@foyer/platform/infra/database/limits.ts';
import { createLog } from '@foyer/platform/infra/log.ts';
import { joinNodes } from '@foyer/platform/infra/nodes/index.ts';
import { measureBatched, type Run } from '../bets/batched.ts';
import { walletOn } from '../bets/world.ts';

// A node with wallet, relay and listeners in a process of its own, with NATS if the settings have one.
const config = readConfig(process.env);
if (!config.databaseUrl) throw new Error('set FOYER_DATABASE_URL');
const database = openDatabase(config.databaseUrl, { limits: LONG_LIMITS });
const bus = inProcessBus((error) => console.error(error));
const { relay } = await joinNodes({ config, database, bus, log: createLog({ level: 'error' }) });
let received = 0;
let onReceived = () => {};
bus.subscribe('wallet.balanceChanged', () => {
  received += 1;
  onReceived();
});
relay.start();
const wallet = walletOn(database, systemClock, relay.wake);

process.on('message', (run: Run) => void measure(run));
process.send?.('joined');

/** Reports bets per second, each counted once it is committed and this node has received its event. */
async function measure(run: Run): Promise<void> {
  received = 0;
  let bets = 0;
  const submit: typeof wallet.submit = async (command) => {
    const result = await wallet.submit(command);
    bets += 1;
    return result;
  };
  const startedAt = performance.now();
  await measureBatched({ ...wallet, submit }, run);
  await new Promise<void>((resolve) => {
    onReceived = () => received >= bets && resolve();
    onReceived();
  });
  onReceived = () => {};
  process.send?.((received / (performance.now() - startedAt)) * 1_000);
}
