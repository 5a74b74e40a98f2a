import { randomUUID } from 'node:crypto';
import type { ProviderReason } from '@foyer/contract/generated/resolvers.ts';
import { add, money, subtract, type Money } from '@foyer/domain/money.ts';
import type { PaymentRow } from '../tables.ts';
import type { WaitFor } from '../states.ts';

export interface Wait {
  readonly for: WaitFor;
  /** The latest time at which the wait is expected to end; null when no time was promised. */
  readonly by: Date | null;
}

export interface PaymentRefusal {
  readonly type: string;
  /** The id of the platform's rule that refused the payment; null when the provider refused it. */
  readonly rule: string | null;
  /** The provider's reason, as it may be shown to the player. */
  readonly reason?: ProviderReason | null;
}

export interface Payment extends Omit<
  PaymentRow,
  'amount' | 'fee' | 'currency' | `waits${string}` | `refusal${string}` | `ask${string}`
> {
  readonly amount: Money;
  /** Charged in addition to the amount of a deposit, or deducted from a withdrawal. */
  readonly fee: Money;
  readonly wait: Wait | null;
  readonly refusal: PaymentRefusal | null;
  /** When the payout was first requested: from then on the provider may have it. */
  readonly requestedAt: Date | null;
  /** When a payout request times out; until then it may still be in flight. */
  readonly requestTimesOutAt: Date | null;
}

export type NewPayment = Pick<
  Payment,
  | 'playerId'
  | 'brand'
  | 'type'
  | 'method'
  | 'provider'
  | 'providerMethod'
  | 'merchant'
  | 'speed'
  | 'takesMinutes'
  | 'country'
  | 'locale'
  | 'accountId'
  | 'amount'
  | 'fee'
  | 'euroCents'
  | 'idempotencyKey'
  | 'payloadHash'
  | 'returnUrl'
  | 'dueAt'
> & { readonly wait: Wait; readonly lateOf?: string };

/** The amount that moves at the provider: a deposit plus its fee, or a withdrawal minus its fee. */
export const ordered = ({ type, amount, fee }: Pick<Payment, 'type' | 'amount' | 'fee'>): Money =>
  type === 'Deposit' ? add(amount, fee) : subtract(amount, fee);

export const paymentOf = (row: PaymentRow): Payment => ({
  ...row,
  amount: money(row.amount, row.currency),
  fee: money(row.fee, row.currency),
  wait: row.waitsFor && { for: row.waitsFor, by: row.waitsUntil },
  refusal:
    row.refusalType === null
      ? null
      : { type: row.refusalType, rule: row.refusalRule, reason: row.refusalReason },
  requestedAt: row.askedAt,
  requestTimesOutAt: row.askingUntil,
});

/** Lists each column, because the caller may pass a stored payment as the terms of a new one. */
export const newRow = (payment: NewPayment, now: Date) => ({
  id: randomUUID(),
  playerId: payment.playerId,
  brand: payment.brand,
  type: payment.type,
  status: 'Initialized' as const,
  method: payment.method,
  provider: payment.provider,
  providerMethod: payment.providerMethod,
  merchant: payment.merchant,
  speed: payment.speed,
  takesMinutes: payment.takesMinutes,
  country: payment.country,
  locale: payment.locale,
  accountId: payment.accountId,
  amount: payment.amount.minor,
  fee: payment.fee.minor,
  currency: payment.amount.currency,
  euroCents: payment.euroCents,
  idempotencyKey: payment.idempotencyKey,
  payloadHash: payment.payloadHash,
  returnUrl: payment.returnUrl,
  waitsFor: payment.wait.for,
  waitsUntil: payment.wait.by,
  dueAt: payment.dueAt,
  lateOf: payment.lateOf ?? null,
  createdAt: now,
});
