import { variantCookie, type Experiment } from '@foyer/contract/content/experiments.ts';
import type { BrowserConsent } from '../../transport/consent/browserConsent.ts';
import { draw } from './draw.ts';

export interface Draws {
  /** EXP-04: local storage, where a tester can force a variant with a flag. */
  readonly flags: Pick<Storage, 'getItem'>;
  /** Storing a variant requires consent to preferences. EXP-02 */
  readonly cookies: BrowserConsent['cookies'];
  readonly random: () => number;
}

export const flagKey = (name: Experiment): string => `experiment.${name}`;

/** AMB-34: stores a tester's flag, otherwise the earlier variant, otherwise a new draw. */
export function storeDrawnVariant(
  name: Experiment,
  offered: readonly [string, ...string[]],
  { flags, cookies, random }: Draws,
): void {
  const cookie = variantCookie(name);
  const isOffered = (chosen: string | null) => offered.some((variation) => variation === chosen);
  const chosen = [flags.getItem(flagKey(name)), cookies.get(cookie)].find(isOffered);
  const evenly = (value: string) => ({ value, weight: 1 });
  const [first, ...others] = offered;
  cookies.keep(cookie, chosen ?? draw([evenly(first), ...others.map(evenly)], random));
}
