import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { BrandId, PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { DeviceKind } from './history/device.ts';
import type { EndReason } from './sessions.ts';
import type { PlayerDetailColumns, PlayerTables } from './player/tables.ts';

export type IdentityTables = PlayerTables & {
  'identity.player': PlayerDetailColumns & {
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
  };
  'identity.credential': { player_id: PlayerId; password_hash: string; changed_at: Date };
  'identity.session': {
    id: SessionId;
    player_id: PlayerId;
    brand: BrandId;
    started_at: Date;
    ended_at: Generated<Date | null>;
    end_reason: Generated<EndReason | null>;
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
    /** Written as JSON text, read as the object it was. */
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

export const identityTables = (queryable: Queryable) => queryable.withTables<IdentityTables>();
