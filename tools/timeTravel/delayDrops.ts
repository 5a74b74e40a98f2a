import { setTimeout as delay } from 'node:timers/promises';
import { DROP_TYPES } from '@foyer/contract/raffle/drops.ts';
import { readConfig } from '@foyer/platform/infra/config.ts';
import { openDatabase } from '@foyer/platform/infra/database/database.ts';
import { loadSites } from '@foyer/platform/sites/index.ts';
import { reachDatabase } from '@foyer/platform/server/commands/database/reachDatabase.ts';

/**
 * For end-to-end tests: delays the end of all drops by an hour, because a drop that ends during a test would
 * pay a player whose balance the test checks. Run it next to the product before anybody plays.
 */
const DELAY = `
  update raffle.drop set ends_at = ends_at + interval '1 hour',
    starts_at = case when starts_at > now() then starts_at + interval '1 hour' else starts_at end
  where ends_at > now()`;
/** Counts the running and the next drop of each type. */
const COUNT = 'select count(*)::int as drops from raffle.drop where ends_at > now()';
const POLL_MS = 100;
const MAX_POLLS = 600;

const config = readConfig(process.env);
const sites = await loadSites(config.sitesFolder);
const expected = sites.brands.filter(({ raffle }) => raffle !== null).length * DROP_TYPES.length * 2;
const { url, release } = await reachDatabase(config);
const database = openDatabase(url, { connections: 1 });
try {
  const count = async () => (await database.pool.query<{ drops: number }>(COUNT)).rows[0]?.drops ?? 0;
  for (let polls = 0; (await count()) < expected; polls += 1) {
    if (polls === MAX_POLLS) throw new Error(`not all of the ${expected} drops exist`);
    await delay(POLL_MS);
  }
  // Triggers forbid changes of published drops.
  await database.pool.query('set session_replication_role = replica');
  await database.pool.query(DELAY);
} finally {
  await database.close();
  await release();
}
