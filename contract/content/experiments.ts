/** EXP-05 to EXP-11: the experiments of the specification and their variations; the first variation is the default. */
export const EXPERIMENTS = {
  // OPEN-32: the specification has no variations for the two buttons, and does not say what `sga` switches.
  button_variant: ['default', 'alternative'],
  button_variant2: ['default', 'alternative'],
  sga: ['disabled', 'enabled'],
  theme: ['theme1', 'theme2', 'theme3'],
  menu: ['menu1', 'menu2', 'menu3'],
  // `regily` is a form of several steps, `dino` has all of them on one page.
  registration_form: ['regily', 'dino'],
  landing_registration: ['button', 'iframe'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export const EXPERIMENT_NAMES = Object.keys(EXPERIMENTS) as readonly Experiment[];

export type Experiment = keyof typeof EXPERIMENTS;
export type Variation<Name extends Experiment> = (typeof EXPERIMENTS)[Name][number];

/** EXP-05: returns the variation that a flag or cookie names; any other value gives the default. */
export function variationOf<Name extends Experiment>(name: Name, value: string | null): Variation<Name> {
  const variations: readonly Variation<Name>[] = EXPERIMENTS[name];
  return variations.find((variation) => variation === value) ?? EXPERIMENTS[name][0];
}

/** EXP-01: cookie that stores the drawn variation for 30 days. */
export const variantCookie = (name: Experiment): `variant.${Experiment}` => `variant.${name}`;

/** AMB-34, THEME-04: the flag selects one of the brand's themes; a brand with fewer themes shows its first. */
export function themeOf<Theme>(themes: readonly [Theme, ...Theme[]], value: string | null): Theme {
  const variations: readonly string[] = EXPERIMENTS.theme;
  return themes[variations.indexOf(variationOf('theme', value))] ?? themes[0];
}
