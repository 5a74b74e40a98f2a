import type { Studio } from '../studio.ts';

/** Checks by the rule that they prove, as a sentence; a check throws a Mismatch if the rule is violated. */
export type Checks = Readonly<Record<string, (studio: Studio) => Promise<void>>>;
