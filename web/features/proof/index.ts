/** What the pages are made of on which anybody computes draws again (FAIR-08). */
export { createChecking, type Check, type Checking, type CheckingState } from './checking.ts';
export { browserSha256 } from './sha256.ts';
export { CheckList } from './CheckList.tsx';
export { Commitment } from './Commitment.tsx';
export { How, Limits } from './How.tsx';
export { PasteForm } from './PasteForm.tsx';
export { CheckStatus as Standing } from './CheckStatus.tsx';
export { shownStep, useFindings, Verdict } from './Verdict.tsx';
export { fitting, HASH, numberIn, queryOf } from './address.ts';
