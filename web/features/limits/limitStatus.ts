import type { AllLimitsPartsFragment } from '@foyer/contract/generated/operations.ts';
import { HOUR, MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { fromDecimal } from '@foyer/domain/money.ts';

export type Limits = AllLimitsPartsFragment;
/** Amounts are in major units of `currency`, or in minutes if that is null. */
export type Limit = Omit<Limits['deposit'][number], 'currency'> & { readonly currency: Currency | null };
type Change = NonNullable<Limit['change']>;

export type ChangePhase = 'waits' | 'ready' | 'lapsed';

/** LIMIT-02, LIMIT-03: the phase by the current time, because the fetched state of a change may be old. */
export function phaseOf(
  { readyAt, lapsesAt }: Pick<Change, 'readyAt' | 'lapsesAt'>,
  nowMs: number,
): ChangePhase {
  if (nowMs < Date.parse(readyAt)) return 'waits';
  return nowMs < Date.parse(lapsesAt) ? 'ready' : 'lapsed';
}

/** Remaining time in hours, minutes and seconds: `23:59:08`. */
export function countdown(until: string, nowMs: number): string {
  const leftMs = Math.max(0, Date.parse(until) - nowMs);
  const two = (count: number) => String(Math.floor(count)).padStart(2, '0');
  return `${two(leftMs / HOUR)}:${two((leftMs % HOUR) / MINUTE)}:${two((leftMs % MINUTE) / SECOND)}`;
}

/** Effect of a new amount compared with the current limit; null means no limit. */
export function effectOf({ amount, currency }: Limit, newAmount: string | null) {
  const current = amount === null ? null : unitsOf(amount, currency);
  const next = newAmount === null ? null : unitsOf(newAmount, currency);
  if (next === current) return 'same';
  if (next === null) return 'looser';
  return current === null || next < current ? 'stricter' : 'looser';
}

/** Returns the amount in minor units, or in minutes if `currency` is null. */
export const unitsOf = (amount: string, currency: Currency | null): bigint =>
  currency === null ? BigInt(amount) : fromDecimal(amount, currency).minor;

/** LIMIT-08: whether the player has to confirm their limits again. */
export const isReviewDue = ({ reviewDueAt }: Pick<Limits, 'reviewDueAt'>, nowMs: number): boolean =>
  reviewDueAt !== null && Date.parse(reviewDueAt) <= nowMs;
