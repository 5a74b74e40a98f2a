import type { LimitKind, LimitPeriod } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { money, type Money } from '@foyer/domain/money.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { LimitHolder } from './limitsOf.ts';
import { limitsTables, type LimitStepKind } from './tables.ts';

export interface LimitStep {
  readonly id: bigint;
  readonly at: Date;
  /** The account at which the limit was changed; null for the platform itself. */
  readonly by: PlayerId | null;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly what: LimitStepKind;
  /** A number of minutes for a session limit; null for the removal of a limit. */
  readonly amount: Money | number | null;
}

const SHOWN_STEPS = 20;

/** The latest changes of a holder's limits, latest first. */
export async function readHistory(
  queryable: Queryable,
  { id, currency }: LimitHolder,
): Promise<readonly LimitStep[]> {
  const rows = await limitsTables(queryable)
    .selectFrom('limits.step')
    .select(['id', 'at', 'byPlayer as by', 'kind', 'period', 'what', 'amount', 'currency'])
    .where('holder', '=', id)
    // A lapse is recorded later than it happened.
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN_STEPS)
    .execute();
  return rows.map(({ amount, currency: own, ...step }) => ({
    ...step,
    amount:
      amount === null ? null : step.kind === 'Session' ? Number(amount) : money(amount, own ?? currency),
  }));
}
