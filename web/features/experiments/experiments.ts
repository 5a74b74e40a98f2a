import { variantCookie, type Experiment, EXPERIMENTS } from '@foyer/contract/content/experiments.ts';
import type { BrowserConsent } from '../../transport/consent/browserConsent.ts';
import { draw } from './draw.ts';
import { isFormDrawn, type FormSettings } from '@foyer/contract/registration/methods.ts';

export interface Draws {
  /** EXP-04: local storage, where a tester can force a variant with a flag. */
  readonly flags: Pick<Storage, 'getItem'>;
  /** Storing a variant requires consent to preferences. EXP-02 */
  readonly cookies: BrowserConsent['cookies'];
  readonly random: () => number;
}

export const flagKey = (name: Experiment): string => `experiment.${name}`;

/** AMB-34: stores a tester's flag, otherwise the earlier variant, otherwise a new draw. */
function storeDrawnVariant(
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

interface FormExperiment extends Draws {
  readonly settings: FormSettings;
}

/** EXP-10: draws before the visitor reaches the form, so that it does not change during registration. */
export function tryForms({ settings, ...draws }: FormExperiment): void {
  if (isFormDrawn(settings)) storeDrawnVariant('registration_form', EXPERIMENTS.registration_form, draws);
}

interface ThemeExperiment extends Draws {
  /** Number of the brand's themes; with one theme nothing is drawn. */
  readonly themeCount: number;
}

/** EXP-08: the platform reads the theme from a cookie, so that it does not change visibly. */
export function tryThemes({ themeCount, ...draws }: ThemeExperiment): void {
  const [first, ...others] = EXPERIMENTS.theme.slice(0, themeCount);
  if (first !== undefined && others.length > 0) storeDrawnVariant('theme', [first, ...others], draws);
}
