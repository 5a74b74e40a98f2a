import { variantCookie, type Experiment } from '@foyer/contract/content/experiments.ts';
import { createCookies, documentCookies } from './cookies.ts';
import { safeStorage } from './safeStorage.ts';

/** EXP-04: a tester's flag in local storage, else the cookie of what was drawn before; null where neither is. */
export const saidVariation = (name: Experiment): string | null =>
  safeStorage(() => window.localStorage).getItem(`experiment.${name}`) ??
  createCookies(documentCookies, window.location).get(variantCookie(name));
