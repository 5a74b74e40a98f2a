import { variantCookie, EXPERIMENTS, type Experiment } from '@foyer/contract/content/experiments.ts';
import { runningExperiments, type ExperimentSite } from '@foyer/contract/content/runningExperiments.ts';
import type { BrowserConsent } from '../../transport/consent/browserConsent.ts';
import { draw, type Weighted } from './draw.ts';

export interface Draws {
  /** EXP-04: the variation that a tester's flag sets; null without a flag. */
  flagOf(name: Experiment): string | null;
  /** EXP-02: a variation is stored only with consent to preferences. */
  readonly cookies: Pick<BrowserConsent['cookies'], 'get' | 'keep'>;
  readonly random: () => number;
}

/** AMB-34: stores for each experiment a tester's flag, otherwise the earlier variation, otherwise a new draw. */
export function drawVariations(site: ExperimentSite, { flagOf, cookies, random }: Draws): void {
  for (const name of runningExperiments(site)) {
    const cookie = variantCookie(name);
    const [first, ...others] = weightsOf(site, name);
    const earlier = cookies.get(cookie);
    // A variation whose weight has become zero has ended.
    const running = [first, ...others].find(({ value, weight }) => value === earlier && weight > 0);
    cookies.keep(cookie, flagOf(name) ?? running?.value ?? draw([first, ...others], random));
  }
}

function weightsOf({ experiments }: ExperimentSite, name: Experiment) {
  const weights: Readonly<Record<string, number | undefined>> = experiments[name] ?? {};
  const weighted = (value: string): Weighted<string> => ({ value, weight: weights[value] ?? 0 });
  const [first, ...others] = EXPERIMENTS[name];
  return [weighted(first), ...others.map(weighted)] as const;
}
