import * as v from 'valibot';
import { EXPERIMENTS } from '../content/experiments.ts';

const weight = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
const weights = <Name extends string>(variations: readonly Name[]) =>
  v.optional(v.record(v.picklist(variations), weight));

/** EXP-03: experiments of a brand, with the relative weights of their variations; a weight that is not set is 0. */
export const ExperimentsSchema = v.strictObject({
  button_variant: weights(EXPERIMENTS.button_variant),
  button_variant2: weights(EXPERIMENTS.button_variant2),
  sga: weights(EXPERIMENTS.sga),
  theme: weights(EXPERIMENTS.theme),
  menu: weights(EXPERIMENTS.menu),
  registration_form: weights(EXPERIMENTS.registration_form),
  landing_registration: weights(EXPERIMENTS.landing_registration),
});
export type Experiments = v.InferOutput<typeof ExperimentsSchema>;
