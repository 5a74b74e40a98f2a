import { sql } from 'kysely';
import type { DropType } from '@foyer/contract/raffle/drops.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import type { Site } from '../../../sites/index.ts';
import { commitDrops, dropAt, recentDrops } from './drops.ts';
import { waitForRaffleLock } from './lock.ts';

export interface StagedEnd {
  readonly type: DropType;
  readonly operator: string;
  readonly reason: string;
}

/** Ends the running drop now; the next drop, whose seed is already committed, begins. */
export async function endNow(
  tx: Transaction,
  site: Site,
  { type, operator, reason }: StagedEnd,
  now: Date,
): Promise<void> {
  await waitForRaffleLock(tx);
  await commitDrops(tx, site, await recentDrops(tx, [site.brand]), now);
  const running = dropAt(await recentDrops(tx, [site.brand]), type, now);
  if (!running) throw new Error(`no ${type} drop of ${site.brand} runs`);
  await sql`insert into raffle.staged_end (drop, ended_at, operator, reason)
    values (${running.id}, ${now}, ${operator}, ${reason})`.execute(tx);
  await commitDrops(tx, site, await recentDrops(tx, [site.brand]), now);
}
