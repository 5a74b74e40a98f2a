import { systemClock } from '@foyer/platform/infra/clock.ts';
import { readConfig } from '@foyer/platform/infra/config.ts';
import { openDatabase } from '@foyer/platform/infra/database/database.ts';
import { LONG_LIMITS } from '@foyer/platform/infra/database/limits.ts';
import { seals } from '@foyer/platform/modules/wallet/index.ts';
import { reachDatabase } from '@foyer/platform/server/commands/database/reachDatabase.ts';

/**
 * For end-to-end tests: makes a ledger without sealed days two days older, and seals the days that are over now.
 * Runs beside the product.
 */
const AGE = `
  begin;
  set local session_replication_role = replica;
  update wallet.account set opened_at = opened_at - interval '2 days';
  update wallet.transfer set created_at = created_at - interval '2 days', staked_at = staked_at - interval '2 days';
  update wallet.command_key set created_at = created_at - interval '2 days';
  update wallet.round set opened_at = opened_at - interval '2 days', closed_at = closed_at - interval '2 days';
  update wallet.conclusion
  set created_at = created_at - interval '2 days', concluded_at = concluded_at - interval '2 days';
  commit`;

const config = readConfig(process.env);
const { url, release } = await reachDatabase(config);
const database = openDatabase(url, { connections: 2, limits: LONG_LIMITS });
try {
  await database.pool.query(AGE);
  const keys = seals.ledgerKeysOf(config.ledgerKey, config.ledgerPublicKeys);
  const sealed = await seals.createSeals({ database, clock: systemClock, keys }).sealDays();
  if (sealed === 0) throw new Error('no day of the ledger is over');
} finally {
  await database.close();
  await release();
}
