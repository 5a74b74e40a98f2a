export { createKyc, type Kyc, type KycEntry } from './kyc.ts';
export type { VerificationFile } from './file.ts';
export { kycReason, type Occasion } from './kycReason.ts';
export type {
  Applicant,
  ReviewNotice,
  ReviewedPerson,
  ReviewPort,
  ReviewVerdict,
  Steps,
  VerificationStep,
} from './reviewPort.ts';
export { stepsAfter } from './steps.ts';
export { kycAfter, type KycEvent } from './transitions.ts';
export { reviewVerdict } from './verdict.ts';
