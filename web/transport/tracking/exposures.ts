import type { Experiment, Variation } from '@foyer/contract/content/experiments.ts';
import { tracking } from './tracking.ts';

const tracked = new Set<string>();

/** ANA-06: tracks that the visitor sees a variation, once per document. */
export function trackExposure(experiment: Experiment, variation: Variation<Experiment>): void {
  const exposure = `${experiment} ${variation}`;
  if (tracked.has(exposure)) return;
  tracked.add(exposure);
  tracking.track({ name: 'experimentSeen', experiment, variation });
}
