import type { IdentityRejection } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';

/** What a player may be asked to show; `Other` is what we have no word for. */
export type VerificationStep = 'Identity' | 'Selfie' | 'Address' | 'Other';

/** Whoever asks nothing else asks for these. */
export const USUAL_STEPS: readonly VerificationStep[] = ['Identity', 'Selfie'];

/** Who is to be looked at, as the house knows him. */
export interface Applicant {
  readonly playerId: PlayerId;
  readonly firstName: string;
  readonly lastName: string;
  /** ISO 8601 date. */
  readonly birthDate: string;
}

/** As documents show it. */
export interface ReviewedPerson {
  readonly firstName: string;
  readonly lastName: string;
  /** ISO 8601 date. */
  readonly birthDate: string;
}

/** What a company tells of an applicant of its own. */
export interface ReviewNotice {
  /** Of its bytes: the same again is the same. */
  readonly noticeId: string;
  readonly applicantId: string;
  /** Whom we said it is. */
  readonly playerId: string;
  /** By the company's clock. */
  readonly at: Date;
  readonly outcome: 'submitted' | 'verified' | 'returned' | 'refused';
  readonly rejections: readonly IdentityRejection[];
  /** Its own words for why, for the record alone. */
  readonly labels: readonly string[];
}

export interface Steps {
  readonly done: readonly VerificationStep[];
  readonly missing: readonly VerificationStep[];
}

/** A company that looks at who somebody is. Adapters are in `providers/`. */
export interface ReviewPort {
  /** In addresses, and on record. */
  readonly name: string;
  /** The page that stands in a frame of the lobby. */
  readonly frameUrl: string;
  /** Asked again it is the same. @returns what the company calls him. @throws Refusal PartnerUnavailable */
  applicant(person: Applicant): Promise<string>;
  /** For the frame alone, good for some minutes. @throws Refusal PartnerUnavailable */
  token(playerId: PlayerId): Promise<string>;
  /** @throws Refusal PartnerUnavailable */
  steps(applicantId: string): Promise<Steps>;
  /** Who the documents of a verified applicant show; null where the company does not tell. @throws Refusal PartnerUnavailable */
  person(applicantId: string): Promise<ReviewedPerson | null>;
  /** Null: told truly, and of no interest. @throws Refusal BadSignature, BadRequest, StaleTimestamp */
  read(call: ReviewCall): ReviewNotice | null;
  thank(): { readonly type: string; readonly body: string };
}

export interface ReviewCall {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  readonly now: Date;
}
