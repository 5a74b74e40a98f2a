import { once } from 'node:events';
import { inProcessBus } from '@foyer/platform/infra/bus.ts';
import { readConfig } from '@foyer/platform/infra/config.ts';
import { openDatabase } from '@foyer/platform/infra/database/database.ts';
import { JOB_LIMITS } from '@foyer/platform/infra/database/limits.ts';
import { startJobs } from '@foyer/platform/infra/jobs/jobs.ts';
import { createLog } from '@foyer/platform/infra/log.ts';
import { joinNodes } from '@foyer/platform/infra/nodes/index.ts';

// A node in a process of its own, with one job that does each piece of work of the table `work` once. In the middle of
// its transaction the job reports to the parent and waits for it.
const config = readConfig(process.env);
if (!config.databaseUrl) throw new Error('set FOYER_DATABASE_URL');
const log = createLog({ level: 'silent' });
const database = openDatabase(config.databaseUrl, { connections: 3 });
const bus = inProcessBus(() => {});
const { relay } = await joinNodes({ config, database, bus, log });
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
startJobs([{ name: 'doWork', everyMs: 50, run: doWork }], {
  log: { info() {}, error: () => process.send?.('failed') },
  isLeader: relay.isLeader,
});
process.send?.('joined');
