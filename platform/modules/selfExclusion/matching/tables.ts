import type { ColumnType, Generated } from 'kysely';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { camelCase } from '../../../infra/database/camelCase.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import type { ExclusionTables } from '../tables.ts';
import type { MatchKeyKind } from './features.ts';
import type { ScorePart } from './score.ts';

export type Occasion = 'registration' | 'exclusion' | 'deposit' | 'verification' | 'phone' | 'email';

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
  'identity.match_key': { playerId: PlayerId; kind: MatchKeyKind; value: string };
  'identity.verified_identity': {
    playerId: PlayerId;
    firstName: string;
    lastName: string;
    birthDate: string;
    verifiedAt: Date;
  };
  'identity.exclusion_review': {
    id: Generated<bigint>;
    playerId: PlayerId;
    otherId: PlayerId | null;
    occasion: Occasion;
    score: number;
    /** Written as a JSON string, read as a parsed array. */
    parts: ColumnType<readonly ScorePart[], string, never>;
    openedAt: Date;
    endsAt: Date | null;
    outcome: Generated<ReviewOutcome | null>;
    decidedAt: Generated<Date | null>;
    decidedBy: Generated<string | null>;
    decidedWhy: Generated<string | null>;
  };
  'identity.match_due': { playerId: PlayerId; since: Date };
};

export const matchingTables = (queryable: Queryable) =>
  queryable.withTables<MatchingTables>().withPlugin(camelCase);
