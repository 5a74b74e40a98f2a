import { variantCookie, type Experiment } from '@foyer/contract/content/experiments.ts';
import { createCookies, documentCookies } from './cookies.ts';
import { safeStorage } from './safeStorage.ts';

/** EXP-04: a tester's variant flag in local storage; null if absent. */
export const flaggedVariation = (name: Experiment): string | null =>
  safeStorage(() => window.localStorage).getItem(`experiment.${name}`);

/** EXP-01: the variant assigned before; null if none. */
export const drawnVariation = (name: Experiment): string | null =>
  createCookies(documentCookies, window.location).get(variantCookie(name));
