import type { ModuleDescription } from '../../infra/module.ts';

export { createCompliance, type Compliance } from './compliance.ts';
export { inspectDocument, type NewDocument } from './documents.ts';
export { formOf, type Form, type SubmittedDocuments as Papers } from './form.ts';
export type { OptionChoice } from './documentCommands.ts';
export { complianceResolvers } from './resolvers.ts';
export { kycResolvers } from './kyc/resolvers.ts';
export { stepsAfter } from './kyc/steps.ts';
export { kycAfter, type KycEvent } from './kyc/transitions.ts';
export { kycReason, type Occasion } from './kyc/kycReason.ts';
export { reviewVerdict, type ReviewVerdict } from './kyc/verdict.ts';
export type { VerificationFile } from './kyc/file.ts';
export type {
  Applicant,
  ReviewNotice,
  ReviewedPerson,
  ReviewPort,
  Steps,
  VerificationStep,
} from './kyc/reviewPort.ts';

export const complianceModule: ModuleDescription = {
  name: 'compliance',
  migrations: { schema: 'compliance', folder: new URL('./migrations/', import.meta.url) },
};
