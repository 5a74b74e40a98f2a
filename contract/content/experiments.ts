/** EXP-05 to EXP-11: what may be varied; the first variation is the one shown when nothing else is known. */
export const EXPERIMENTS = {
  // OPEN-32: their variations are not given.
  button_variant: ['default', 'alternative'],
  button_variant2: ['default', 'alternative'],
  sga: ['disabled', 'enabled'],
  theme: ['theme1', 'theme2', 'theme3'],
  menu: ['menu1', 'menu2', 'menu3'],
  registration_form: ['regily', 'dino'],
  landing_registration: ['button', 'iframe'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type Experiment = keyof typeof EXPERIMENTS;
export type Variation<Name extends Experiment> = (typeof EXPERIMENTS)[Name][number];

/** The variation meant by a flag or a cookie; anything else is the first. EXP-05 */
export function variationOf<Name extends Experiment>(name: Name, said: string | null): Variation<Name> {
  const variations: readonly Variation<Name>[] = EXPERIMENTS[name];
  return variations.find((variation) => variation === said) ?? EXPERIMENTS[name][0];
}

/** Where the drawn variant of an experiment is kept, for 30 days. EXP-01 */
export const variantCookie = (name: Experiment): `variant.${Experiment}` => `variant.${name}`;

/** AMB-34: the flag picks one of the brand's themes; a brand without that many shows its first. THEME-04 */
export function themeOf<Theme>(themes: readonly [Theme, ...Theme[]], said: string | null): Theme {
  const variations: readonly string[] = EXPERIMENTS.theme;
  return themes[variations.indexOf(variationOf('theme', said))] ?? themes[0];
}
