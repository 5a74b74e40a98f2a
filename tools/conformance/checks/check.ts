import type { Studio } from '../studio.ts';

/** Checks, keyed by the rule that each proves, as a sentence. A check throws a Mismatch if the platform violates its rule. */
export type Checks = Readonly<Record<string, (studio: Studio) => Promise<void>>>;
