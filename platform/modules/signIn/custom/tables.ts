import type { ColumnType, Generated } from 'kysely';
import type { VerifiedPerson } from '@foyer/contract/registration/verifiedPerson.ts';
import type { BrandId, PlayerId, SessionId } from '@foyer/domain/ids.ts';
import { camelCase } from '../../../infra/database/camelCase.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import type { SessionTables } from '../tables.ts';

/** `signUp` also requests the personal data of a person without an account. */
export type LoginPurpose = 'signIn' | 'signUp';

type SignInTables = SessionTables & {
  'identity.phone': {
    brand: BrandId;
    number: string;
    playerId: PlayerId;
    verifiedAt: Generated<Date | null>;
    sessionId: Generated<SessionId | null>;
  };
  'identity.sign_in_code': {
    id: Buffer;
    brand: BrandId;
    purpose: 'signIn' | 'phone' | 'emailChange';
    playerId: PlayerId | null;
    address: string;
    codeHash: Buffer;
    tries: Generated<number>;
    sentAt: Date;
    expiresAt: Date;
    usedAt: Generated<Date | null>;
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
    expiresAt: Date;
    completedAt: Generated<Date | null>;
  };
  'identity.provider_account': { brand: BrandId; provider: string; subject: string; playerId: PlayerId };
};

export const signInTables = (queryable: Queryable) =>
  queryable.withTables<SignInTables>().withPlugin(camelCase);
