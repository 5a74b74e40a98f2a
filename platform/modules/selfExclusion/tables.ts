import type { Generated } from 'kysely';
import type { BrandId, PlayerId, SessionId } from '@foyer/domain/ids.ts';
import { camelCase } from '../../infra/database/camelCase.ts';
import type { Queryable } from '../../infra/database/database.ts';

export type ExclusionKind = 'Timeout' | 'Exclusion';

export type ExclusionTables = {
  /** The player module's table. This module only reads it, where a comparison searches all players. */
  'identity.player': {
    readonly id: PlayerId;
    readonly brand: BrandId;
    readonly email: string;
  };
  'identity.exclusion': {
    id: Generated<bigint>;
    kind: ExclusionKind;
    playerId: PlayerId;
    /** Null, like term and session, for an exclusion by the operator. */
    takenBy: PlayerId | null;
    term: string | null;
    takenAt: Date;
    endsAt: Date | null;
    sessionId: SessionId | null;
    idempotencyKey: string | null;
    liftedAt: Generated<Date | null>;
    /** The national register that has the player; null for other exclusions. */
    register: Generated<string | null>;
    registerReference: Generated<string | null>;
    /** The exclusion by a register, on another account of the person, that this one copies and ends with. */
    copiedFrom: Generated<bigint | null>;
  };
  'identity.exclusion_lift': {
    id: Generated<bigint>;
    playerId: PlayerId;
    reason: string;
    sessionId: SessionId;
    askedAt: Date;
    readyAt: Date;
    lapsesAt: Date;
    closedAt: Generated<Date | null>;
    outcome: Generated<LiftOutcome | null>;
  };
  'identity.exclusion_mark': { mark: Buffer; isWhole: boolean; exclusionId: bigint };
  'identity.exclusion_key': { secret: Buffer };
};

export type LiftOutcome = 'lifted' | 'cancelled' | 'lapsed' | 'overtaken';

export const exclusionTables = (queryable: Queryable) =>
  queryable.withTables<ExclusionTables>().withPlugin(camelCase);
