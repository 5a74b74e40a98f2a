import type { IdentityRejection } from '@foyer/contract/generated/resolvers.ts';
import type { Steps, VerificationStep } from '../../modules/kyc/index.ts';

const STEPS: Readonly<Record<string, VerificationStep>> = {
  IDENTITY: 'Identity',
  SELFIE: 'Selfie',
  PROOF_OF_RESIDENCE: 'Address',
};

/** Maps Sumsub's steps to ours, without duplicates. A step is done only if all its parts are. */
export function stepsIn(steps: Readonly<Record<string, SumsubStep>>): Steps {
  const missing = new Set<VerificationStep>();
  const done = new Set<VerificationStep>();
  for (const [name, status] of Object.entries(steps)) {
    const step = (Object.hasOwn(STEPS, name) ? STEPS[name] : undefined) ?? 'Other';
    (status?.reviewResult?.reviewAnswer === 'GREEN' ? done : missing).add(step);
  }
  return { done: [...done].filter((step) => !missing.has(step)), missing: [...missing] };
}

type SumsubStep = {
  readonly reviewResult?: { readonly reviewAnswer?: string | undefined } | undefined;
} | null;

/** Labels that a player can act on; all others become `Other`. */
const REJECTIONS: Readonly<Record<string, IdentityRejection>> = {
  UNSATISFACTORY_PHOTOS: 'PhotoUnclear',
  LOW_QUALITY: 'PhotoUnclear',
  SCREENSHOTS: 'PhotoUnclear',
  BLACK_AND_WHITE: 'PhotoUnclear',
  DOCUMENT_PAGE_MISSING: 'PageMissing',
  INCOMPLETE_DOCUMENT: 'PageMissing',
  FRONT_SIDE_MISSING: 'PageMissing',
  BACK_SIDE_MISSING: 'PageMissing',
  EXPIRATION_DATE: 'DocumentExpired',
  ID_INVALID: 'DocumentNotAccepted',
  UNSUITABLE_DOCUMENT: 'DocumentNotAccepted',
  BAD_PROOF_OF_IDENTITY: 'DocumentNotAccepted',
  BAD_PROOF_OF_ADDRESS: 'DocumentNotAccepted',
  DOCUMENT_DAMAGED: 'DocumentNotAccepted',
  PROBLEMATIC_APPLICANT_DATA: 'DetailsMismatch',
  SELFIE_MISMATCH: 'SelfieMismatch',
  BAD_SELFIE: 'SelfieMismatch',
  BAD_FACE_MATCHING: 'SelfieMismatch',
};

/** Reasons of a rejection, without duplicates; `Other` when there are no labels. */
export function rejectionsOf(labels: readonly string[]): readonly IdentityRejection[] {
  const known = labels.map((label) => (Object.hasOwn(REJECTIONS, label) ? REJECTIONS[label] : undefined));
  return [...new Set(known.length > 0 ? known.map((one) => one ?? 'Other') : (['Other'] as const))];
}
