import { EXPERIMENTS, type Experiment } from '@foyer/contract/content/experiments.ts';
import { safeStorage } from './safeStorage.ts';

const storage = safeStorage(() => window.localStorage);

/** EXP-04, AMB-34: the variation that a tester sets in local storage under the experiment's name; null if none. */
export function flaggedVariation(name: Experiment): string | null {
  const flag = storage.getItem(name);
  return EXPERIMENTS[name].find((variation) => variation === flag) ?? null;
}
