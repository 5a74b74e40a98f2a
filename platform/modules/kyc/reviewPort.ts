import type { IdentityRejection } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';

/** The kinds of proof that a player has to show; `Other` for anything else. */
export type VerificationStep = 'Identity' | 'Selfie' | 'Address' | 'Other';

/** Used until the provider has reported its steps. */
export const USUAL_STEPS: readonly VerificationStep[] = ['Identity', 'Selfie'];

export interface Applicant {
  readonly playerId: PlayerId;
  readonly firstName: string;
  readonly lastName: string;
  /** ISO 8601 date. */
  readonly birthDate: string;
}

/** A person as shown by their documents. */
export interface ReviewedPerson {
  readonly firstName: string;
  readonly lastName: string;
  /** ISO 8601 date. */
  readonly birthDate: string;
}

/** A provider's notice about one of its applicants. */
export interface ReviewNotice {
  /** A hash of the notice's bytes: identifies repeats. */
  readonly noticeId: string;
  readonly applicantId: string;
  /** The player id that we gave the provider. */
  readonly playerId: string;
  /** The time of the notice by the provider's clock. */
  readonly at: Date;
  readonly outcome: 'submitted' | 'verified' | 'returned' | 'refused';
  readonly rejections: readonly IdentityRejection[];
  /** The provider's reasons. They are only stored in the record. */
  readonly labels: readonly string[];
}

/** How a notice was processed. A notice with one of the last two verdicts is refused. */
export type ReviewVerdict =
  | 'Taken'
  /** A later notice or decision was processed before. */
  | 'Outdated'
  | 'UnknownApplicant'
  | 'ApplicantMismatch';

export interface Steps {
  readonly done: readonly VerificationStep[];
  readonly missing: readonly VerificationStep[];
}

/** The port to an identity verification provider. Adapters are in `providers/`. */
export interface ReviewPort {
  /** Used in URLs and in the record. */
  readonly name: string;
  /** The page shown in a frame of the lobby. */
  readonly frameUrl: string;
  /** Idempotent. @returns the provider's applicant id. @throws Refusal PartnerUnavailable */
  applicant(person: Applicant): Promise<string>;
  /** Returns a token for the frame only, valid for some minutes. @throws Refusal PartnerUnavailable */
  token(playerId: PlayerId): Promise<string>;
  /** @throws Refusal PartnerUnavailable */
  steps(applicantId: string): Promise<Steps>;
  /** The person on the documents of a verified applicant; null where the provider does not say. @throws Refusal PartnerUnavailable */
  person(applicantId: string): Promise<ReviewedPerson | null>;
  /**
   * Null for a notice with a valid signature that has no effect here.
   * @throws Refusal BadSignature, BadRequest, StaleTimestamp
   */
  read(call: ReviewCall): ReviewNotice | null;
  acknowledge(): { readonly type: string; readonly body: string };
}

export interface ReviewCall {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  readonly now: Date;
}
