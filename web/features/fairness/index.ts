/** Building blocks of the pages on which anybody can recompute draws (FAIR-08). */
export { createChecking, type Check, type Checking, type CheckingState } from './checking.ts';
export { browserSha256 } from './sha256.ts';
export { CheckList } from './CheckList.tsx';
export { ComputeButton } from './ComputeButton.tsx';
export { Commitment } from './Commitment.tsx';
export { Limits } from './Limits.tsx';
export { VerifyPage } from './VerifyPage.tsx';
export { PasteForm } from './PasteForm.tsx';
export { CheckStatus } from './CheckStatus.tsx';
export { shownStep, useFindings, Verdict } from './Verdict.tsx';
export { HashValue, Proof, type ProofStep } from './Proof.tsx';
export { matchingParam as fitting, HASH, numberIn, queryOf } from './address.ts';
