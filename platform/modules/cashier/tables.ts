import type { Generated, Selectable } from 'kysely';
import type {
  PaymentSpeed,
  ProviderReason,
  TransactionStatus,
  TransactionType,
  WithdrawalCancelReason,
} from '@foyer/contract/generated/resolvers.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { HeldOutcome, RefundState, Verdict, WaitFor } from './states.ts';

export type CashierTables = {
  'cashier.account': {
    id: string;
    player_id: PlayerId;
    provider: string;
    method: string;
    provider_account: string;
    label: string;
    last_used_at: Date;
  };
  'cashier.payment': {
    id: string;
    player_id: PlayerId;
    brand: BrandId;
    type: TransactionType;
    status: TransactionStatus;
    method: string;
    provider: string;
    provider_method: string;
    speed: PaymentSpeed;
    takes_minutes: number;
    country: string;
    locale: Locale;
    account_id: string | null;
    amount: bigint;
    fee: bigint;
    currency: Currency;
    euro_cents: bigint;
    idempotency_key: string;
    payload_hash: string;
    return_url: string | null;
    frame_url: Generated<string | null>;
    waits_for: WaitFor | null;
    waits_until: Date | null;
    refusal_type: Generated<string | null>;
    refusal_rule: Generated<string | null>;
    refusal_reason: Generated<ProviderReason | null>;
    cancel_reason: Generated<WithdrawalCancelReason | null>;
    due_at: Date | null;
    asked_at: Generated<Date | null>;
    asking_until: Generated<Date | null>;
    tries: Generated<number>;
    late_of: Generated<string | null>;
    created_at: Date;
    processed_at: Generated<Date | null>;
  };
  'cashier.step': {
    id: Generated<bigint>;
    payment_id: string;
    at: Date;
    by: string;
    from_status: TransactionStatus | null;
    to_status: TransactionStatus;
    why: string;
  };
  'cashier.notice': {
    provider: string;
    id: string;
    payload_hash: string;
    reference: string;
    outcome: string;
    notice: string;
    verdict: Verdict;
    taken_at: Date;
  };
  'cashier.held_deposit': {
    payment_id: string;
    player_id: PlayerId;
    brand: string;
    reason: string;
    rule: string;
    account_id: string | null;
    transfer_key: string;
    needs_operator: string | null;
    reversed_at: Generated<Date | null>;
    held_at: Date;
    outcome: Generated<HeldOutcome | null>;
    ended_at: Generated<Date | null>;
  };
  'cashier.refund': {
    reference: string;
    payment_id: string;
    provider: string;
    provider_method: string;
    account_id: string;
    state: RefundState;
    by: string;
    why: string;
    provider_reason: Generated<string | null>;
    tries: Generated<number>;
    created_at: Date;
    ended_at: Generated<Date | null>;
  };
  'cashier.hearing': { player_id: PlayerId; sequence: bigint; payment_id: string };
};

export type PaymentRow = Selectable<CashierTables['cashier.payment']> & {
  readonly account_label: string | null;
};

export type HeldDepositRow = Selectable<CashierTables['cashier.held_deposit']>;
export type RefundRow = Selectable<CashierTables['cashier.refund']>;

export const cashierTables = (queryable: Queryable) => queryable.withTables<CashierTables>();
