import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { KycStatus } from '@foyer/contract/generated/resolvers.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { BrandId, PlayerId, SessionId } from '@foyer/domain/ids.ts';
import { camelCase } from '../../infra/database/camelCase.ts';
import type { Queryable } from '../../infra/database/database.ts';

interface PlayerColumns {
  id: PlayerId;
  brand: BrandId;
  email: string;
  emailKey: GeneratedAlways<string>;
  emailVerified: Generated<boolean>;
  firstName: string;
  lastName: string;
  birthDate: string;
  country: string;
  language: string;
  currency: Currency;
  status: Generated<'Active' | 'Closed'>;
  statusCause: Generated<string | null>;
  reopenAllowed: Generated<boolean>;
  createdAt: Date;
  phoneVerified: Generated<boolean>;
  phoneGiven: Generated<string | null>;
  street: Generated<string | null>;
  city: Generated<string | null>;
  zipCode: Generated<string | null>;
  state: Generated<string | null>;
  ssn: Generated<string | null>;
  realityCheckMinutes: Generated<number | null>;
  acceptsEmail: Generated<boolean>;
  acceptsSms: Generated<boolean>;
  acceptsPhone: Generated<boolean>;
  acceptsWebPush: Generated<boolean>;
  marketingBlocked: Generated<boolean>;
  suppressedInAGroup: Generated<boolean>;
  termsVersion: Generated<number>;
  privacyVersion: Generated<number>;
  excludedAt: Generated<Date | null>;
  exclusionEndsAt: Generated<Date | null>;
  timeoutEndsAt: Generated<Date | null>;
  reviewSince: Generated<Date | null>;
  reviewEndsAt: Generated<Date | null>;
  instantBankingBlockedFrom: Generated<Date | null>;
  withdrawalsBlocked: Generated<boolean>;
  cancelWithdrawalBlocked: Generated<boolean>;
  depositsBlocked: Generated<boolean>;
  rewardsBlocked: Generated<boolean>;
  increaseDepositLimitBlocked: Generated<boolean>;
  bankingCdd: Generated<boolean>;
  kycStatus: Generated<KycStatus>;
  kycDeadline: Generated<Date | null>;
  kycDone: Generated<string[]>;
  kycMissing: Generated<string[]>;
  sourceOfWealthDueAt: Generated<Date | null>;
  sourceOfWealthAcceptedAt: Generated<Date | null>;
  /** Written as a JSON string, read as a parsed array. */
  sourceOfWealthDocuments: ColumnType<readonly RequiredDocument[], string | undefined, string>;
}

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
    playerId: PlayerId;
    act: 'CddAsked' | 'CddDone' | 'InstantBankingBlocked' | 'InstantBankingOpened';
    by: string;
    why: string;
    decidedAt: Date;
  };
  'identity.house_act': OperatorAction & { id: Generated<bigint>; playerId: PlayerId; at: Date };
  'identity.marketing_change': {
    id: Generated<bigint>;
    playerId: PlayerId;
    sessionId: SessionId | null;
    channel: MarketingChannel;
    accepted: boolean;
    changedAt: Date;
  };
  'identity.pop_up': {
    playerId: PlayerId;
    id: string;
    addedAt: Date;
    acknowledgedAt: Generated<Date | null>;
  };
};

export const MARKETING_CHANNELS = ['email', 'sms', 'phone', 'webPush'] as const;
export type MarketingChannel = (typeof MARKETING_CHANNELS)[number];

export const playerTables = (queryable: Queryable) =>
  queryable.withTables<PlayerTables>().withPlugin(camelCase);

export const updatePlayer = (queryable: Queryable, id: PlayerId) =>
  playerTables(queryable).updateTable('identity.player').where('id', '=', id);
