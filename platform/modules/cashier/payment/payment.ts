import { randomUUID } from 'node:crypto';
import type {
  PaymentSpeed,
  ProviderReason,
  TransactionStatus,
  TransactionType,
  WithdrawalCancelReason,
} from '@foyer/contract/generated/resolvers.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { add, money, subtract, type Money } from '@foyer/domain/money.ts';
import type { PaymentRow } from '../tables.ts';
import type { WaitFor } from '../states.ts';

export interface Wait {
  readonly for: WaitFor;
  /** Latest expected time; null when none was promised. */
  readonly by: Date | null;
}

/** Why a payment failed. */
export interface PaymentRefusal {
  readonly type: string;
  /** The platform's rule; null when the provider decided. */
  readonly rule: string | null;
  /** The provider's reason, as it may be shown to the player. */
  readonly reason?: ProviderReason | null;
}

/** A deposit or withdrawal as stored. */
export interface Payment {
  /** Also the reference that the provider knows. */
  readonly id: string;
  readonly playerId: PlayerId;
  readonly brand: BrandId;
  readonly type: TransactionType;
  readonly status: TransactionStatus;
  readonly method: string;
  readonly provider: string;
  readonly providerMethod: string;
  readonly speed: PaymentSpeed;
  readonly takesMinutes: number;
  readonly country: string;
  readonly locale: Locale;
  readonly accountId: string | null;
  readonly accountLabel: string | null;
  readonly amount: Money;
  /** Charged in addition to the amount of a deposit, or deducted from a withdrawal. */
  readonly fee: Money;
  /** The amount in euro cents at the exchange rate of the day it began. */
  readonly euroCents: bigint;
  readonly idempotencyKey: string;
  readonly payloadHash: string;
  readonly returnUrl: string | null;
  readonly frameUrl: string | null;
  readonly wait: Wait | null;
  readonly refusal: PaymentRefusal | null;
  readonly cancelReason: WithdrawalCancelReason | null;
  readonly dueAt: Date | null;
  /** When the payout was first requested: from then on the provider may have it. */
  readonly requestedAt: Date | null;
  /** Until when a payout request may still be in flight. */
  readonly requestTimesOutAt: Date | null;
  readonly tries: number;
  readonly lateOf: string | null;
  readonly createdAt: Date;
  readonly processedAt: Date | null;
}

export type NewPayment = Pick<
  Payment,
  | 'playerId'
  | 'brand'
  | 'type'
  | 'method'
  | 'provider'
  | 'providerMethod'
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
  id: row.id,
  playerId: row.player_id,
  brand: row.brand,
  type: row.type,
  status: row.status,
  method: row.method,
  provider: row.provider,
  providerMethod: row.provider_method,
  speed: row.speed,
  takesMinutes: row.takes_minutes,
  country: row.country,
  locale: row.locale,
  accountId: row.account_id,
  accountLabel: row.account_label,
  amount: money(row.amount, row.currency),
  fee: money(row.fee, row.currency),
  euroCents: row.euro_cents,
  idempotencyKey: row.idempotency_key,
  payloadHash: row.payload_hash,
  returnUrl: row.return_url,
  frameUrl: row.frame_url,
  wait: row.waits_for && { for: row.waits_for, by: row.waits_until },
  refusal:
    row.refusal_type === null
      ? null
      : { type: row.refusal_type, rule: row.refusal_rule, reason: row.refusal_reason },
  cancelReason: row.cancel_reason,
  dueAt: row.due_at,
  requestedAt: row.asked_at,
  requestTimesOutAt: row.asking_until,
  tries: row.tries,
  lateOf: row.late_of,
  createdAt: row.created_at,
  processedAt: row.processed_at,
});

export const newRow = (payment: NewPayment, now: Date) => ({
  id: randomUUID(),
  player_id: payment.playerId,
  brand: payment.brand,
  type: payment.type,
  status: 'Initialized' as const,
  method: payment.method,
  provider: payment.provider,
  provider_method: payment.providerMethod,
  speed: payment.speed,
  takes_minutes: payment.takesMinutes,
  country: payment.country,
  locale: payment.locale,
  account_id: payment.accountId,
  amount: payment.amount.minor,
  fee: payment.fee.minor,
  currency: payment.amount.currency,
  euro_cents: payment.euroCents,
  idempotency_key: payment.idempotencyKey,
  payload_hash: payment.payloadHash,
  return_url: payment.returnUrl,
  waits_for: payment.wait.for,
  waits_until: payment.wait.by,
  due_at: payment.dueAt,
  late_of: payment.lateOf ?? null,
  created_at: now,
});
