import type { Queryable } from '../../../infra/database/database.ts';
import { endOf } from '../seals/days.ts';
import type { KindTotal } from '../seals/movements.ts';
import { readLastSeal } from '../seals/readSeals.ts';
import { parseStatement } from '../seals/statement.ts';

/** The time from which an audit reads transfers, and the balances at that time. */
export interface AuditStart {
  readonly from: Date | '-infinity';
  /** Totals of all accounts by kind until then. */
  readonly totals: readonly KindTotal[];
  /** Whether players start with their sealed balances instead of none. */
  readonly isSealed: boolean;
}

/** The audit reads all transfers. */
export const FROM_BEGINNING: AuditStart = { from: '-infinity', totals: [], isSealed: false };

/**
 * Returns the end of the last sealed day, with its balances. `auditSeals`
 * compares these with the day's signed checkpoint.
 */
export async function readAuditStart(queryable: Queryable): Promise<AuditStart> {
  const seal = await readLastSeal(queryable);
  return seal
    ? { from: endOf(seal.day), totals: parseStatement(seal.statement).totals, isSealed: true }
    : FROM_BEGINNING;
}
