import type { IdentityRejection } from '@foyer/contract/generated/resolvers.ts';
import type { Steps, VerificationStep } from '../../modules/compliance/index.ts';

const STEPS: Readonly<Record<string, VerificationStep>> = {
  IDENTITY: 'Identity',
  SELFIE: 'Selfie',
  PROOF_OF_RESIDENCE: 'Address',
};

/** What of a level is good and what is not, one of each that we have a word for. */
export function stepsIn(told: Readonly<Record<string, StepTold>>): Steps {
  const missing = new Set<VerificationStep>();
  const done = new Set<VerificationStep>();
  for (const [name, status] of Object.entries(told)) {
    const step = (Object.hasOwn(STEPS, name) ? STEPS[name] : undefined) ?? 'Other';
    (status?.reviewResult?.reviewAnswer === 'GREEN' ? done : missing).add(step);
  }
  return { done: [...done].filter((step) => !missing.has(step)), missing: [...missing] };
}

type StepTold = { readonly reviewResult?: { readonly reviewAnswer?: string | undefined } | undefined } | null;

/** Those a player can do something about; of the others he is told no more than that it was not enough. */
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

/** Each once; something where it says nothing. */
export function rejectionsOf(labels: readonly string[]): readonly IdentityRejection[] {
  const known = labels.map((label) => (Object.hasOwn(REJECTIONS, label) ? REJECTIONS[label] : undefined));
  return [...new Set(known.length > 0 ? known.map((one) => one ?? 'Other') : (['Other'] as const))];
}
