import type { ColumnType, Generated } from 'kysely';
import type { SessionEndReason } from '@foyer/contract/generated/resolvers.ts';
import type { BrandId, PlayerId, SessionId } from '@foyer/domain/ids.ts';
import { camelCase } from '../../infra/database/camelCase.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { DeviceKind } from './history/device.ts';

export type SessionTables = {
  /** The player module's table: only read here, where one query has to find an account and what signs in to it. */
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
};

export const sessionTables = (queryable: Queryable) =>
  queryable.withTables<SessionTables>().withPlugin(camelCase);
