import type { Generated } from 'kysely';
import type { IdentityRejection, IdentityVerificationReason } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { ReviewNotice, ReviewVerdict } from './reviewPort.ts';

export type KycTables = {
  'compliance.identity_verification': {
    readonly player_id: PlayerId;
    readonly asked_for: IdentityVerificationReason;
    readonly asked_at: Date;
    readonly provider: Generated<string | null>;
    readonly applicant_id: Generated<string | null>;
    readonly heard_at: Generated<Date | null>;
    readonly heard: Generated<ReviewNotice['outcome'] | null>;
    readonly decided_at: Generated<Date | null>;
    readonly overruled_at: Generated<Date | null>;
    readonly rejections: Generated<IdentityRejection[]>;
    readonly is_final: Generated<boolean>;
  };
  'compliance.review_notice': {
    readonly provider: string;
    readonly id: string;
    readonly applicant_id: string;
    readonly outcome: ReviewNotice['outcome'];
    readonly labels: string[];
    readonly at: Date;
    readonly verdict: ReviewVerdict;
    readonly received_at: Date;
  };
  /** The append-only record that kyc shares with source of wealth. */
  'compliance.entry': {
    readonly player_id: PlayerId;
    readonly act: KycAction;
    readonly by: string;
    readonly why: string;
    readonly document_id: null;
    readonly at: Date;
  };
};

export type KycAction = 'KycDecided' | 'KycAsked' | 'KycBegun' | 'KycReviewed' | 'KycLapsed';

export const kycTables = (queryable: Queryable) => queryable.withTables<KycTables>();
