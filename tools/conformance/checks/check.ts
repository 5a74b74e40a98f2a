import type { Studio } from '../studio.ts';

/** One promise of the wallet, by its sentence; throws a Mismatch with the cause when it is not kept. */
export type Checks = Readonly<Record<string, (studio: Studio) => Promise<void>>>;
