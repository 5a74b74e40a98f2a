import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { KycStatus } from '@foyer/contract/generated/resolvers.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { BrandId, PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../infra/database/database.ts';

interface PlayerColumns {
  id: PlayerId;
  brand: BrandId;
  email: string;
  email_key: GeneratedAlways<string>;
  email_verified: Generated<boolean>;
  first_name: string;
  last_name: string;
  birth_date: string;
  country: string;
  language: string;
  currency: Currency;
  status: Generated<'Active' | 'Closed'>;
  status_cause: Generated<string | null>;
  reopen_allowed: Generated<boolean>;
  created_at: Date;
  phone_verified: Generated<boolean>;
  phone_given: Generated<string | null>;
  street: Generated<string | null>;
  city: Generated<string | null>;
  zip_code: Generated<string | null>;
  state: Generated<string | null>;
  ssn: Generated<string | null>;
  reality_check_minutes: Generated<number | null>;
  accepts_email: Generated<boolean>;
  accepts_sms: Generated<boolean>;
  accepts_phone: Generated<boolean>;
  accepts_web_push: Generated<boolean>;
  marketing_blocked: Generated<boolean>;
  suppressed_in_a_group: Generated<boolean>;
  terms_accepted_at: Generated<Date | null>;
  privacy_accepted_at: Generated<Date | null>;
  excluded_at: Generated<Date | null>;
  exclusion_ends_at: Generated<Date | null>;
  timeout_ends_at: Generated<Date | null>;
  review_since: Generated<Date | null>;
  review_ends_at: Generated<Date | null>;
  instant_banking_blocked_from: Generated<Date | null>;
  withdrawals_blocked: Generated<boolean>;
  cancel_withdrawal_blocked: Generated<boolean>;
  deposits_blocked: Generated<boolean>;
  rewards_blocked: Generated<boolean>;
  increase_deposit_limit_blocked: Generated<boolean>;
  banking_cdd: Generated<boolean>;
  kyc_status: Generated<KycStatus>;
  kyc_deadline: Generated<Date | null>;
  kyc_done: Generated<string[]>;
  kyc_missing: Generated<string[]>;
  source_of_wealth_due_at: Generated<Date | null>;
  source_of_wealth_accepted_at: Generated<Date | null>;
  /** Written as a JSON string, read as a parsed array. */
  source_of_wealth_documents: ColumnType<readonly RequiredDocument[], string | undefined, string>;
}

/** A manual action of the staff, with who did it and why. */
export interface OperatorAction {
  readonly act: 'PopUpAdded' | 'AccountClosed';
  /** The pop-up's id, or the cause of closing the account. */
  readonly about: string;
  readonly by: string;
  readonly why: string;
}

export interface RequiredDocument {
  readonly comment: string | null;
  readonly requestedFundingType: string;
}

export type PlayerTables = {
  'identity.player': PlayerColumns;
  'identity.banking_decision': {
    id: Generated<bigint>;
    player_id: PlayerId;
    act: 'CddAsked' | 'CddDone' | 'InstantBankingBlocked' | 'InstantBankingOpened';
    by: string;
    why: string;
    decided_at: Date;
  };
  'identity.house_act': OperatorAction & { id: Generated<bigint>; player_id: PlayerId; at: Date };
  'identity.marketing_change': {
    id: Generated<bigint>;
    player_id: PlayerId;
    session_id: SessionId | null;
    channel: MarketingChannel;
    accepted: boolean;
    changed_at: Date;
  };
  'identity.pop_up': {
    player_id: PlayerId;
    id: string;
    added_at: Date;
    acknowledged_at: Generated<Date | null>;
  };
};

export const MARKETING_CHANNELS = ['email', 'sms', 'phone', 'webPush'] as const;
export type MarketingChannel = (typeof MARKETING_CHANNELS)[number];

export const playerTables = (queryable: Queryable) => queryable.withTables<PlayerTables>();
