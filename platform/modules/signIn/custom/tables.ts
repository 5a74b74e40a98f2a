import type { ColumnType, Generated } from 'kysely';
import type { VerifiedPerson } from '@foyer/contract/registration/verifiedPerson.ts';
import type { BrandId, PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import type { SessionTables } from '../tables.ts';

/**
 * `signUp` also requests personal data for a person without an account. A person who already has an account
 * is signed in with either purpose.
 */
export type LoginPurpose = 'signIn' | 'signUp';

type SignInTables = SessionTables & {
  'identity.phone': {
    brand: BrandId;
    number: string;
    player_id: PlayerId;
    verified_at: Generated<Date | null>;
    session_id: Generated<SessionId | null>;
  };
  'identity.sign_in_code': {
    id: Buffer;
    brand: BrandId;
    purpose: 'signIn' | 'phone';
    player_id: PlayerId | null;
    address: string;
    code_hash: Buffer;
    tries: Generated<number>;
    sent_at: Date;
    expires_at: Date;
    used_at: Generated<Date | null>;
  };
  'identity.provider_login': {
    id: string;
    brand: string;
    provider: string;
    challenge: Buffer;
    outcome: Generated<'pending' | 'succeeded' | 'refused' | 'abandoned'>;
    subject: Generated<string | null>;
    purpose: LoginPurpose;
    /** Written as a JSON string, read as a parsed object. */
    person: ColumnType<VerifiedPerson | null, never, string | null>;
    expires_at: Date;
    completed_at: Generated<Date | null>;
  };
  'identity.provider_account': { brand: BrandId; provider: string; subject: string; player_id: PlayerId };
};

export const signInTables = (queryable: Queryable) => queryable.withTables<SignInTables>();
