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

/** MONEY-08 */
export type WaitFor =
  | 'Player'
  | 'Provider'
  | 'Review'
  | 'IdentityVerification'
  | 'SourceOfWealth'
  | 'Weekend'
  /** Held money is on its way back to where it came from. */
  | 'Refund';

export interface Wait {
  readonly for: WaitFor;
  /** At the latest; null where nobody has promised. */
  readonly by: Date | null;
}

/** Why a payment came to nothing. */
export interface PaymentRefusal {
  readonly type: string;
  /** Null where no rule of ours but the provider's word decided, */
  readonly rule: string | null;
  /** and that word, as the player may hear it. */
  readonly reason?: ProviderReason | null;
}

/** A deposit or withdrawal as it is kept. */
export interface Payment {
  /** Also what the provider knows it by. */
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
  /** Paid beside the amount. */
  readonly fee: Money;
  /** The amount in cents of a euro, by the rate of the day it was begun. */
  readonly euroCents: bigint;
  readonly idempotencyKey: string;
  readonly payloadHash: string;
  readonly returnUrl: string | null;
  readonly frameUrl: string | null;
  readonly wait: Wait | null;
  readonly refusal: PaymentRefusal | null;
  readonly cancelReason: WithdrawalCancelReason | null;
  readonly dueAt: Date | null;
  /** From when on the provider may have the payout. */
  readonly askedAt: Date | null;
  /** Until when an asking may still be on its way there. */
  readonly askingUntil: Date | null;
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

/** What moves at the provider: a deposit's fee is paid on top of what reaches the balance, a payout's is kept back. */
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
  askedAt: row.asked_at,
  askingUntil: row.asking_until,
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
