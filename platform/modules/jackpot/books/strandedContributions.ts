import type { BrandId } from '@foyer/domain/ids.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import type { Entry } from './drawing.ts';
import { addUnits, UNITS_PER_MINOR } from './pots.ts';
import { emptyPots, readPots, writeBalances, writeSeeds } from './tables.ts';

/** Moves contributions to a removed jackpot into the reserve, which cannot be won. */
export async function storeStrandedContributions(
  tx: Transaction,
  brand: BrandId,
  entries: readonly Entry[],
  now: Date,
): Promise<void> {
  const stored = await readPots(tx, brand);
  const pots = stored ?? emptyPots(now);
  for (const { amount } of entries)
    addUnits(pots.reserve.balance, amount.currency, amount.minor * UNITS_PER_MINOR);
  if (!stored) await writeSeeds(tx, brand, pots);
  await writeBalances(tx, brand, pots);
}
