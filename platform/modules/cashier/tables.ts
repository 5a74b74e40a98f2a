import type { Generated, Selectable } from 'kysely';
import type {
  PaymentSpeed,
  ProviderReason,
  TransactionStatus,
  TransactionType,
  WithdrawalCancelReason,
} from '@foyer/contract/generated/resolvers.ts';
import type { Currency } from '@foyer/vocabulary/currency.ts';
import type { BrandId, PlayerId } from '@foyer/vocabulary/ids.ts';
import type { Locale } from '@foyer/vocabulary/locale.ts';
import type { Queryable } from '../../plumbing/database/database.ts';
import type { Verdict } from './payment/notices.ts';
import type { WaitFor } from './payment/payment.ts';

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
  'cashier.hearing': { player_id: PlayerId; sequence: bigint; payment_id: string };
};

export type PaymentRow = Selectable<CashierTables['cashier.payment']> & {
  readonly account_label: string | null;
};

export const cashierTables = (queryable: Queryable) => queryable.withTables<CashierTables>();
