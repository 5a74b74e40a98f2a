import { DAY, HOUR } from '@foyer/domain/duration.ts';
import type { Catalogue } from '../../modules/catalogue/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import type { Database, Transaction } from '../../infra/database/database.ts';
import { JOB_LIMITS } from '../../infra/database/limits.ts';

export interface RecordPlayedGamesDeps {
  readonly database: Database;
  readonly wallet: Pick<Wallet, 'playedGames' | 'playedUntil'>;
  readonly catalogue: Pick<Catalogue, 'playRecord'>;
}

/** The first run begins this long ago. */
const PAST_MS = 31 * DAY;
/** Play of one transaction; after an interruption the next runs catch up. */
const SPAN_MS = HOUR;
const MAX_SPANS = 60;

/**
 * Records which games players have really played, for the recently played and the most played games. It reads the
 * rounds, so a bet costs nothing more.
 * @returns how many spans of time were recorded
 */
export async function recordPlayedGames(deps: RecordPlayedGamesDeps): Promise<number> {
  const database = deps.database.withLimits(JOB_LIMITS);
  for (let spans = 0; spans < MAX_SPANS; spans++)
    if (!(await database.transaction((tx) => recordNext(deps, tx)))) return spans;
  return MAX_SPANS;
}

/** @returns whether there was anything to record */
async function recordNext(
  { wallet, catalogue: { playRecord } }: RecordPlayedGamesDeps,
  tx: Transaction,
): Promise<boolean> {
  const recorded = await playRecord.lockUntil(tx);
  const end = await wallet.playedUntil(tx);
  if (!end) return false;
  const from = recorded ?? new Date(end.getTime() - PAST_MS);
  if (from >= end) return false;
  const to = new Date(Math.min(from.getTime() + SPAN_MS, end.getTime()));
  await playRecord.add(tx, await wallet.playedGames(tx, { from, to }), to);
  return true;
}
