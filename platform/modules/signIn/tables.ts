import { sql, type ColumnType, type Generated } from 'kysely';
import type { SessionEndReason } from '@foyer/contract/generated/resolvers.ts';
import type { VerifiedPerson } from '@foyer/contract/registration/verifiedPerson.ts';
import type { BrandId, PlayerId, SessionId } from '@foyer/domain/ids.ts';
import { camelCase } from '../../infra/database/camelCase.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { DeviceKind } from './history/device.ts';

/** `signUp` also requests the personal data of a person without an account. */
export type LoginPurpose = 'signIn' | 'signUp';

export type SignInTables = {
  /**
   * The player module's table. This module only reads it, where one query has to find both a player and the player's
   * credentials.
   */
  'identity.player': {
    readonly id: PlayerId;
    readonly brand: BrandId;
    readonly emailKey: string;
    readonly country: string;
    readonly state: string | null;
    readonly zipCode: string | null;
    readonly status: 'Active' | 'Closed';
    readonly statusCause: string | null;
    readonly reopenAllowed: boolean;
  };
  'identity.credential': { playerId: PlayerId; passwordHash: string; changedAt: Date };
  'identity.session': {
    id: SessionId;
    playerId: PlayerId;
    brand: BrandId;
    startedAt: Date;
    endedAt: Generated<Date | null>;
    endReason: Generated<SessionEndReason | null>;
    expiresAt: Date;
    deviceKind: DeviceKind | null;
    browser: string | null;
    system: string | null;
    country: string | null;
  };
  'identity.oidc_payload': {
    brand: BrandId;
    model: string;
    id: Buffer;
    /** Written as a JSON string, read as a parsed object. */
    payload: ColumnType<object, string, string>;
    sessionId: string | null;
    uid: string | null;
    consumedAt: Generated<Date | null>;
    repeatedAt: Generated<Date | null>;
    expiresAt: Date | null;
  };
  'identity.signing_key': {
    kid: string;
    brand: BrandId;
    privateJwk: object;
    createdAt: Date;
    retiredAt: Generated<Date | null>;
  };
  'identity.known_sign_in': { key: Buffer; succeededAt: Date };
  'identity.attempt': { key: Buffer; tries: number; resetsAt: Date };
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
  'identity.refresh_token': {
    id: Buffer;
    sessionId: SessionId;
    brand: BrandId;
    flow: string;
    browser: Buffer | null;
    expiresAt: Date;
    usedAt: Generated<Date | null>;
  };
};

export const signInTables = (queryable: Queryable) =>
  queryable.withTables<SignInTables>().withPlugin(camelCase);

/** Called with each sign-in; deletes a few expired rows, so that no separate cleanup job is needed. */
export async function deleteExpired(
  queryable: Queryable,
  table: 'identity.refresh_token' | 'identity.sign_in_code' | 'identity.provider_login',
  before: Date,
): Promise<void> {
  await sql`delete from ${sql.table(table)} where id in (
    select id from ${sql.table(table)} where expires_at < ${before} limit 100 for update skip locked)`.execute(
    queryable,
  );
}
