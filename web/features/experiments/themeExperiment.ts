import { EXPERIMENTS, variantCookie } from '@foyer/contract/content/experiments.ts';
import type { BrowserConsent } from '../../transport/consent/browserConsent.ts';
import { draw } from './draw.ts';

export interface ThemeExperiment {
  /** How many themes the brand has; with one there is nothing to try. */
  readonly themeCount: number;
  /** EXP-04: local storage, where a tester sets a flag. */
  readonly flags: Pick<Storage, 'getItem'>;
  readonly cookies: BrowserConsent['cookies'];
  readonly random: () => number;
}

export const flagKey = (name: keyof typeof EXPERIMENTS): string => `experiment.${name}`;

/**
 * AMB-34: a tester's flag, else what was drawn before, else a draw. The cookie needs consent to preferences, and the
 * platform reads it: what a page shows is decided before it is rendered, so that no theme is seen turning into another.
 */
export function tryThemes({ themeCount, flags, cookies, random }: ThemeExperiment): void {
  const [first, ...others] = EXPERIMENTS.theme.slice(0, themeCount);
  if (first === undefined || others.length === 0) return;
  const cookie = variantCookie('theme');
  const offered = [first, ...others];
  const isOffered = (said: string | null) => offered.some((variation) => variation === said);
  const said = [flags.getItem(flagKey('theme')), cookies.get(cookie)].find(isOffered);
  const evenly = <Value>(value: Value) => ({ value, weight: 1 });
  cookies.keep(cookie, said ?? draw([evenly(first), ...others.map(evenly)], random));
}
