import type { Generated } from 'kysely';
import type { MediaType } from '@foyer/contract/verification/upload.ts';
import type {
  IdentityRejection,
  IdentityVerificationReason,
  SourceOfWealthType,
} from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { ReviewNotice } from './kyc/reviewPort.ts';
import type { ReviewVerdict } from './kyc/verdict.ts';

export interface DocumentRow {
  readonly id: string;
  readonly player_id: PlayerId;
  readonly type: SourceOfWealthType;
  readonly round: number;
  readonly name: string;
  readonly media_type: MediaType;
  readonly size_bytes: number;
  readonly sha256: string;
  readonly uploaded_at: Date;
  readonly sent_at: Date | null;
  readonly closed_at: Date | null;
}

export type ComplianceTables = {
  'compliance.source_of_wealth': {
    readonly player_id: PlayerId;
    readonly round: Generated<number>;
    readonly sent_at: Date | null;
  };
  'compliance.checked_option': {
    readonly player_id: PlayerId;
    readonly type: SourceOfWealthType;
    readonly option: string;
  };
  'compliance.document': DocumentRow;
  'compliance.document_content': { readonly document_id: string; readonly content: Buffer };
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
  'compliance.entry': {
    readonly id: Generated<bigint>;
    readonly player_id: PlayerId;
    readonly act: string;
    readonly by: string;
    readonly why: string;
    readonly document_id: string | null;
    readonly at: Date;
  };
};

export const complianceTables = (queryable: Queryable) => queryable.withTables<ComplianceTables>();
