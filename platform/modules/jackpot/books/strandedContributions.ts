import type { BrandId } from '@foyer/domain/ids.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import type { Entry } from './drawing.ts';
import { put, UNITS_A_MINOR } from './pots.ts';
import { emptyPots, readPots, writePots } from './tables.ts';

/** What came for a jackpot that is there no more: in the books, as it is in the ledger, and in no pot that falls. */
export async function storeStrandedContributions(
  tx: Transaction,
  brand: BrandId,
  entries: readonly Entry[],
  now: Date,
): Promise<void> {
  const pots = (await readPots(tx, brand)) ?? emptyPots(now);
  for (const { amount } of entries) put(pots.reserve.held, amount.currency, amount.minor * UNITS_A_MINOR);
  await writePots(tx, brand, pots);
}
