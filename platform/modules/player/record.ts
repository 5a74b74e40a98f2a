import type { Selectable } from 'kysely';
import type { DocumentVersions } from '@foyer/contract/legal/documents.ts';
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
  /** OVER-08: latest accepted version of each legal document; 0 for none. */
  readonly acceptedVersions: DocumentVersions;
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
  ...row,
  status: { status: row.status, cause: row.statusCause, reopenByCustomerAllowed: row.reopenAllowed },
  phone: phoneOf(row),
  address: { street: row.street, city: row.city, zipCode: row.zipCode, state: row.state },
  accepts: {
    email: row.acceptsEmail,
    sms: row.acceptsSms,
    phone: row.acceptsPhone,
    webPush: row.acceptsWebPush,
  },
  isMarketingBlocked: row.marketingBlocked,
  acceptedVersions: { 'terms-and-conditions': row.termsVersion, 'privacy-policy': row.privacyVersion },
  isSuppressed: row.suppressedInAGroup,
  exclusion: row.excludedAt && { endsAt: row.exclusionEndsAt },
  identityReview: row.reviewSince && { endsAt: row.reviewEndsAt },
  blocked: {
    withdrawals: row.withdrawalsBlocked,
    cancelWithdrawal: row.cancelWithdrawalBlocked,
    deposits: row.depositsBlocked,
    rewards: row.rewardsBlocked,
    increaseDepositLimit: row.increaseDepositLimitBlocked,
  },
  isBankingCddAsked: row.bankingCdd,
  kyc: {
    status: row.kycStatus,
    deadline: row.kycDeadline,
    done: row.kycDone,
    missing: row.kycMissing,
  },
  sourceOfWealth: row.sourceOfWealthDueAt && {
    dueAt: row.sourceOfWealthDueAt,
    documents: row.sourceOfWealthDocuments,
  },
});

function phoneOf({ phone, phoneVerified: isVerified, phoneGiven: given }: PlayerRow): PlayerRecord['phone'] {
  if (phone !== null && isVerified) return { number: phone, isVerified };
  return { number: given ?? phone, isVerified: false };
}
