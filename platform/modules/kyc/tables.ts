import type { Generated } from 'kysely';
import type { IdentityRejection, IdentityVerificationReason } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { camelCase } from '../../infra/database/camelCase.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { ReviewNotice, ReviewVerdict } from './reviewPort.ts';

export type KycTables = {
  'compliance.identity_verification': {
    readonly playerId: PlayerId;
    readonly askedFor: IdentityVerificationReason;
    readonly askedAt: Date;
    /** The provider and its id of the player; null until the player has started. */
    readonly provider: Generated<string | null>;
    readonly applicantId: Generated<string | null>;
    readonly heardAt: Generated<Date | null>;
    readonly heard: Generated<ReviewNotice['outcome'] | null>;
    readonly decidedAt: Generated<Date | null>;
    /** When the operator last decided. */
    readonly overruledAt: Generated<Date | null>;
    readonly rejections: Generated<IdentityRejection[]>;
    readonly isFinal: Generated<boolean>;
  };
  'compliance.review_notice': {
    readonly provider: string;
    readonly id: string;
    readonly applicantId: string;
    readonly outcome: ReviewNotice['outcome'];
    readonly labels: string[];
    readonly at: Date;
    readonly verdict: ReviewVerdict;
    readonly receivedAt: Date;
  };
  /** The append-only record that kyc shares with source of wealth. */
  'compliance.entry': {
    readonly playerId: PlayerId;
    readonly act: KycAction;
    readonly by: string;
    readonly why: string;
    readonly documentId: null;
    readonly at: Date;
  };
};

export type KycAction = 'KycDecided' | 'KycAsked' | 'KycBegun' | 'KycReviewed' | 'KycLapsed';

export const kycTables = (queryable: Queryable) => queryable.withTables<KycTables>().withPlugin(camelCase);
