import { once } from 'node:events';
import { processDuePayments } from '@foyer/platform/flows/cashier/processDuePayments.ts';
import { inProcessBus } from '@foyer/platform/infra/bus.ts';
import { systemClock } from '@foyer/platform/infra/clock.ts';
import { readConfig } from '@foyer/platform/infra/config.ts';
import { openDatabase } from '@foyer/platform/infra/database/database.ts';
import { JOB_LIMITS } from '@foyer/platform/infra/database/limits.ts';
import { startJobs } from '@foyer/platform/infra/jobs/jobs.ts';
import { createLog } from '@foyer/platform/infra/log.ts';
import { joinNodes } from '@foyer/platform/infra/nodes/index.ts';
import { fakePaymentProvider } from '@foyer/platform/testing/cashier/fakePaymentProvider.ts';
import { faultServices } from '@foyer/platform/testing/stories/faults/services.ts';

// A node in a process of its own, with two jobs. One does each piece of work of the table `work` once, the other one
// processes due payments with a provider that writes each payout into the table `sent`. In the middle of a transaction,
// and of a payout, the job reports to the parent and waits for it.
const config = readConfig(process.env);
if (!config.databaseUrl) throw new Error('set FOYER_DATABASE_URL');
const log = createLog({ level: 'silent' });
const database = openDatabase(config.databaseUrl, { connections: 8 });
const bus = inProcessBus(() => {});
const { relay, node } = await joinNodes({ config, database, bus, log });
const services = await faultServices(database, systemClock, node);
const { port } = fakePaymentProvider();
const trustly = {
  ...port,
  async payOut({ reference }: { readonly reference: string }) {
    await database.pool.query('insert into sent (reference, node) values ($1, $2)', [reference, process.pid]);
    process.send?.('paying');
    await once(process, 'message');
  },
};
relay.start();

const doWork = () =>
  database.withLimits(JOB_LIMITS).transaction(async (tx) => {
    const work = tx.withTables<{ work: { id: number; times: number } }>();
    const done = await work
      .updateTable('work')
      .set((row) => ({ times: row('times', '+', 1) }))
      .where('times', '=', 0)
      .executeTakeFirst();
    if (done.numUpdatedRows === 0n) return;
    process.send?.('working');
    await once(process, 'message');
  });
const payOut = async () => {
  if ((await processDuePayments({ ...services, paymentPorts: { trustly } })) > 0) process.send?.('processed');
};
const jobs = [
  { name: 'doWork', everyMs: 50, run: doWork },
  { name: 'processDuePayments', everyMs: 200, run: payOut },
];
startJobs(jobs, {
  log: { info() {}, error: () => process.send?.('failed') },
  isLeader: relay.isLeader,
});
process.send?.('joined');
