import type { Selectable } from 'kysely';
import type { Currency } from '@foyer/domain/currency.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { KycStatus } from '@foyer/contract/generated/resolvers.ts';
import type { MarketingChannel, PlayerTables, RequiredDocument } from './tables.ts';

/** A player as stored; `accountState.ts` derives the current state from it. */
export interface PlayerRecord {
  readonly id: PlayerId;
  readonly brand: BrandId;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  /** ISO 8601 date. */
  readonly birthDate: string;
  readonly country: string;
  /** Locale code. */
  readonly language: string;
  readonly currency: Currency;
  readonly status: {
    readonly status: 'Active' | 'Closed';
    readonly cause: string | null;
    readonly reopenByCustomerAllowed: boolean;
  };
  /** E.164. An unverified number was only entered by the player and may belong to somebody else. */
  readonly phone: { readonly number: string | null; readonly isVerified: boolean };
  readonly address: Readonly<Record<'street' | 'city' | 'zipCode' | 'state', string | null>>;
  readonly ssn: string | null;
  readonly realityCheckMinutes: number | null;
  readonly accepts: Readonly<Record<MarketingChannel, boolean>>;
  readonly isMarketingBlocked: boolean;
  readonly isSuppressed: boolean;
  readonly termsAcceptedAt: Date | null;
  readonly privacyAcceptedAt: Date | null;
  /** Null if the player was never excluded. An exclusion without end has `endsAt` null. */
  readonly exclusion: { readonly endsAt: Date | null } | null;
  readonly timeoutEndsAt: Date | null;
  /** EXCLUSION-06: play is blocked until it is decided whether the player is an excluded person. */
  readonly identityReview: { readonly endsAt: Date | null } | null;
  readonly instantBankingBlockedFrom: Date | null;
  readonly blocked: Readonly<Record<Blockable, boolean>>;
  readonly isBankingCddAsked: boolean;
  readonly kyc: {
    readonly status: KycStatus;
    readonly deadline: Date | null;
    readonly done: readonly string[];
    readonly missing: readonly string[];
  };
  /** Deposits before this time are covered by accepted source of wealth documents. */
  readonly sourceOfWealthAcceptedAt: Date | null;
  readonly sourceOfWealth: {
    readonly dueAt: Date;
    readonly documents: readonly RequiredDocument[];
  } | null;
}

/** Actions that the operator can block for one player. */
export type Blockable = 'withdrawals' | 'cancelWithdrawal' | 'deposits' | 'rewards' | 'increaseDepositLimit';

export type PlayerRow = Selectable<PlayerTables['identity.player']> & { readonly phone: string | null };

export const recordOf = (row: PlayerRow): PlayerRecord => ({
  id: row.id,
  brand: row.brand,
  email: row.email,
  emailVerified: row.email_verified,
  firstName: row.first_name,
  lastName: row.last_name,
  birthDate: row.birth_date,
  country: row.country,
  language: row.language,
  currency: row.currency,
  status: { status: row.status, cause: row.status_cause, reopenByCustomerAllowed: row.reopen_allowed },
  phone: phoneOf(row),
  address: { street: row.street, city: row.city, zipCode: row.zip_code, state: row.state },
  ssn: row.ssn,
  realityCheckMinutes: row.reality_check_minutes,
  accepts: {
    email: row.accepts_email,
    sms: row.accepts_sms,
    phone: row.accepts_phone,
    webPush: row.accepts_web_push,
  },
  isMarketingBlocked: row.marketing_blocked,
  isSuppressed: row.suppressed_in_a_group,
  termsAcceptedAt: row.terms_accepted_at,
  privacyAcceptedAt: row.privacy_accepted_at,
  exclusion: row.excluded_at && { endsAt: row.exclusion_ends_at },
  timeoutEndsAt: row.timeout_ends_at,
  identityReview: row.review_since && { endsAt: row.review_ends_at },
  instantBankingBlockedFrom: row.instant_banking_blocked_from,
  blocked: {
    withdrawals: row.withdrawals_blocked,
    cancelWithdrawal: row.cancel_withdrawal_blocked,
    deposits: row.deposits_blocked,
    rewards: row.rewards_blocked,
    increaseDepositLimit: row.increase_deposit_limit_blocked,
  },
  isBankingCddAsked: row.banking_cdd,
  kyc: {
    status: row.kyc_status,
    deadline: row.kyc_deadline,
    done: row.kyc_done,
    missing: row.kyc_missing,
  },
  sourceOfWealthAcceptedAt: row.source_of_wealth_accepted_at,
  sourceOfWealth: row.source_of_wealth_due_at && {
    dueAt: row.source_of_wealth_due_at,
    documents: row.source_of_wealth_documents,
  },
});

function phoneOf({
  phone,
  phone_verified: isVerified,
  phone_given: given,
}: PlayerRow): PlayerRecord['phone'] {
  if (phone !== null && isVerified) return { number: phone, isVerified };
  return { number: given ?? phone, isVerified: false };
}
