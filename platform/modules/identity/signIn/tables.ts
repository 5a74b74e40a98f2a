import type { Generated } from 'kysely';
import type { BrandId, PlayerId, SessionId } from '@foyer/vocabulary/ids.ts';
import type { Queryable } from '../../../plumbing/database/database.ts';
import type { IdentityTables } from '../tables.ts';

type SignInTables = IdentityTables & {
  'identity.phone': { brand: BrandId; number: string; player_id: PlayerId };
  'identity.sign_in_code': {
    id: Buffer;
    brand: BrandId;
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
    expires_at: Date;
    completed_at: Generated<Date | null>;
  };
  'identity.provider_account': { brand: BrandId; provider: string; subject: string; player_id: PlayerId };
  'identity.refresh_token': {
    id: Buffer;
    session_id: SessionId;
    brand: BrandId;
    flow: string;
    expires_at: Date;
    used_at: Generated<Date | null>;
  };
};

export const signInTables = (queryable: Queryable) => queryable.withTables<SignInTables>();
