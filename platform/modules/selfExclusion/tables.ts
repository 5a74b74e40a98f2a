import type { Generated } from 'kysely';
import type { BrandId, PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../infra/database/database.ts';

export type ExclusionKind = 'Timeout' | 'Exclusion';

export type ExclusionTables = {
  /** The player module's table: only read here, where a comparison searches all players. */
  'identity.player': {
    readonly id: PlayerId;
    readonly brand: BrandId;
    readonly email: string;
  };
  'identity.exclusion': {
    id: Generated<bigint>;
    kind: ExclusionKind;
    player_id: PlayerId;
    /** Null, like term and session, for an exclusion by the operator. */
    taken_by: PlayerId | null;
    term: string | null;
    taken_at: Date;
    ends_at: Date | null;
    session_id: SessionId | null;
    idempotency_key: string | null;
    lifted_at: Generated<Date | null>;
  };
  'identity.exclusion_lift': {
    id: Generated<bigint>;
    player_id: PlayerId;
    reason: string;
    session_id: SessionId;
    asked_at: Date;
    ready_at: Date;
    lapses_at: Date;
    closed_at: Generated<Date | null>;
    outcome: Generated<LiftOutcome | null>;
  };
  'identity.exclusion_mark': { mark: Buffer; is_whole: boolean; exclusion_id: bigint };
  'identity.exclusion_key': { secret: Buffer };
};

export type LiftOutcome = 'lifted' | 'cancelled' | 'lapsed' | 'overtaken';

export const exclusionTables = (queryable: Queryable) => queryable.withTables<ExclusionTables>();
