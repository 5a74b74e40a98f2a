import type { Generated } from 'kysely';
import type { VerificationPurpose } from '@foyer/contract/registration/methods.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { BrandId, PlayerId, SessionId } from '@foyer/domain/ids.ts';
import { camelCase } from '../../infra/database/camelCase.ts';
import type { Queryable } from '../../infra/database/database.ts';

type RegistrationTables = {
  'identity.national_id': { brand: BrandId; hash: Buffer; playerId: PlayerId };
  'identity.first_limit': {
    playerId: PlayerId;
    period: LimitPeriod;
    minor: bigint;
    currency: Currency;
    chosenAt: Date;
  };
  'identity.first_jackpot': {
    playerId: PlayerId;
    minor: bigint | null;
    currency: Currency;
    chosenAt: Date;
    refused: Generated<string | null>;
  };
  'identity.email_verification': {
    id: Buffer;
    brand: BrandId;
    playerId: PlayerId;
    email: string;
    purpose: VerificationPurpose;
    sentAt: Date;
    expiresAt: Date;
    usedAt: Generated<Date | null>;
  };
  'identity.email_change': {
    id: Generated<bigint>;
    playerId: PlayerId;
    sessionId: SessionId;
    previousEmail: string;
    email: string;
    changedAt: Date;
  };
  'identity.registration': {
    id: Generated<bigint>;
    brand: BrandId;
    country: string;
    outcome: RegistrationOutcome;
    /** The new player, or the existing one for a refused registration. */
    playerId: PlayerId | null;
    at: Date;
    affiliate: Generated<string | null>;
    reportedAt: Generated<Date | null>;
    /** The national exclusion register that has the person, and its id of the reply. */
    register: Generated<string | null>;
    registerReference: Generated<string | null>;
    /** LIMIT-05: null where the form did not offer limits, and for a refused registration. */
    withoutLimits: Generated<boolean | null>;
  };
};

export type LimitPeriod = 'day' | 'week' | 'month';
export type RegistrationOutcome =
  | 'opened'
  | 'emailTaken'
  | 'nationalIdTaken'
  | 'likeAnExcludedPlayer'
  | 'customerTaken'
  | 'inExclusionRegister';

export const registrationTables = (queryable: Queryable) =>
  queryable.withTables<RegistrationTables>().withPlugin(camelCase);
