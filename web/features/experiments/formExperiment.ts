import { EXPERIMENTS } from '@foyer/contract/content/experiments.ts';
import { isFormDrawn, type FormSettings } from '@foyer/contract/registration/methods.ts';
import { storeDrawnVariant, type Draws } from './storeDrawnVariant.ts';

export interface FormExperiment extends Draws {
  readonly settings: FormSettings;
}

/** EXP-10: drawn before anybody has come to the form, so that it is one of the two from its first step on. */
export function tryForms({ settings, ...draws }: FormExperiment): void {
  if (isFormDrawn(settings)) storeDrawnVariant('registration_form', EXPERIMENTS.registration_form, draws);
}
