import { useEffect } from 'react';
import { variationOf, type Experiment, type Variation } from '@foyer/contract/content/experiments.ts';
import { runningExperiments } from '@foyer/contract/content/runningExperiments.ts';
import { flaggedVariation } from '../../transport/storage/experimentFlags.ts';
import { trackExposure } from '../../transport/tracking/exposures.ts';
import { useApp } from '../app.tsx';
import { useBrowserValue } from '../useStore.ts';

/**
 * The variation of an experiment to show. The server renders the one in the visitor's cookie, so that nothing changes
 * visibly; a draw on this page applies from the next one. A tester's flag takes precedence (EXP-04).
 * @param fallback shown to visitors who take no part; by default the first variation (EXP-05)
 */
export function useVariation<Name extends Experiment>(
  name: Name,
  fallback?: Variation<Name>,
): Variation<Name> {
  const { settings, drawn } = useApp();
  const isRunning = runningExperiments(settings).includes(name);
  const served = isRunning ? (drawn[name] ?? null) : null;
  const shown = useBrowserValue(() => (isRunning ? (flaggedVariation(name) ?? served) : null), served);
  const variation = variationOf(name, shown ?? fallback ?? null);
  useExposure(name, shown === null ? null : variation);
  return variation;
}

/** ANA-06: tracks that the visitor sees a variation; null for a visitor who takes no part. */
export function useExposure(name: Experiment, variation: Variation<Experiment> | null): void {
  useEffect(() => {
    if (variation !== null) trackExposure(name, variation);
  }, [name, variation]);
}
