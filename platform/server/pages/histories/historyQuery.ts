import * as v from 'valibot';
import type { TransactionStatus } from '@foyer/contract/generated/resolvers.ts';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import { DAY } from '@foyer/domain/duration.ts';
import { Refusal } from '../../../infra/refusal.ts';

export interface HistoryQuery {
  /** Inclusive. */
  readonly from: Date;
  /** Exclusive; null means until now. */
  readonly to: Date | null;
  /** Null means all statuses. */
  readonly status: TransactionStatus | null;
  readonly sort: 'createdAt' | 'processedAt';
}

/** CASH-19: statuses that a history can be filtered by. */
const STATUSES = [
  'CancelInitialized',
  'Cancelled',
  'Completed',
  'Initialized',
  'RollbackInitialized',
  'RolledBacked',
] as const satisfies readonly TransactionStatus[];

const moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
);

const querySchema = v.strictObject({
  from: v.optional(moment),
  to: v.optional(moment),
  status: v.optional(v.picklist(STATUSES)),
  sort: v.optional(v.picklist(['createdAt', 'processedAt']), 'createdAt'), // CASH-20
});

/** MONEY-02: 12 months. */
const EXPORTED_MS = 366 * DAY;

/** @throws Refusal BadRequest naming the invalid parameter */
export function readHistoryQuery(input: unknown, now: Date): HistoryQuery {
  const read = v.safeParse(querySchema, input);
  if (!read.success) {
    const field = (v.getDotPath(read.issues[0]) ?? '').slice(0, 64);
    throw new Refusal(ERROR_TYPES.badRequest, { reasons: ['invalid'], keys: { field } });
  }
  const { from, to = null, status = null, sort } = read.output;
  const oldest = now.getTime() - EXPORTED_MS;
  return { from: new Date(Math.max(oldest, from?.getTime() ?? oldest)), to, status, sort };
}
