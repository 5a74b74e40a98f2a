import type { ColumnType, Generated } from 'kysely';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import type { ExclusionTables } from '../tables.ts';
import type { ScorePart } from './score.ts';

export type MatchKeyKind = 'email' | 'mailboxName' | 'address' | 'nationalId' | 'paymentAccount' | 'device';

/** The event that triggered the comparison of two players. */
export type Occasion = 'registration' | 'exclusion' | 'deposit' | 'verification' | 'phone';

export type ReviewOutcome =
  /** Staff decided that they are different persons. */
  | 'cleared'
  /** Staff decided that the player is the excluded person. */
  | 'confirmed'
  /** Later evidence made the match certain. */
  | 'matched'
  /** A verified identity proved that they are different persons. */
  | 'verifiedOther'
  /** Replaced by the review of a later comparison. */
  | 'renewed'
  /** The exclusion was lifted. */
  | 'lifted';

type MatchingTables = ExclusionTables & {
  'identity.match_key': { player_id: PlayerId; kind: MatchKeyKind; value: string };
  'identity.verified_identity': {
    player_id: PlayerId;
    first_name: string;
    last_name: string;
    birth_date: string;
    verified_at: Date;
  };
  'identity.exclusion_review': {
    id: Generated<bigint>;
    player_id: PlayerId;
    other_id: PlayerId | null;
    occasion: Occasion;
    score: number;
    /** Written as a JSON string, read as a parsed array. */
    parts: ColumnType<readonly ScorePart[], string, never>;
    opened_at: Date;
    ends_at: Date | null;
    outcome: Generated<ReviewOutcome | null>;
    decided_at: Generated<Date | null>;
    decided_by: Generated<string | null>;
    decided_why: Generated<string | null>;
  };
  'identity.match_due': { player_id: PlayerId; since: Date };
};

export const matchingTables = (queryable: Queryable) => queryable.withTables<MatchingTables>();
