import type { ColumnType, Generated } from 'kysely';
import type { SessionEndReason } from '@foyer/contract/generated/resolvers.ts';
import type { BrandId, PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { DeviceKind } from './history/device.ts';

export type SessionTables = {
  /** The player module's table: only read here, where one query has to find an account and what signs in to it. */
  'identity.player': {
    readonly id: PlayerId;
    readonly brand: BrandId;
    readonly email_key: string;
    readonly country: string;
    readonly status: 'Active' | 'Closed';
    readonly status_cause: string | null;
    readonly reopen_allowed: boolean;
  };
  'identity.credential': { player_id: PlayerId; password_hash: string; changed_at: Date };
  'identity.session': {
    id: SessionId;
    player_id: PlayerId;
    brand: BrandId;
    started_at: Date;
    ended_at: Generated<Date | null>;
    end_reason: Generated<SessionEndReason | null>;
    expires_at: Date;
    device_kind: DeviceKind | null;
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
    session_id: string | null;
    uid: string | null;
    consumed_at: Generated<Date | null>;
    repeated_at: Generated<Date | null>;
    expires_at: Date | null;
  };
  'identity.signing_key': {
    kid: string;
    brand: BrandId;
    private_jwk: object;
    created_at: Date;
    retired_at: Generated<Date | null>;
  };
  'identity.known_sign_in': { key: Buffer; succeeded_at: Date };
  'identity.attempt': { key: Buffer; tries: number; resets_at: Date };
};

export const sessionTables = (queryable: Queryable) => queryable.withTables<SessionTables>();
