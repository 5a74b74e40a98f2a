import { EXPERIMENTS } from '@foyer/contract/content/experiments.ts';
import { isFormDrawn, type FormPlace } from '@foyer/contract/registration/methods.ts';
import { keepDrawn, type Draws } from './storeDrawnVariant.ts';

export interface FormExperiment extends Draws {
  readonly settings: FormPlace;
}

/** EXP-10: drawn before anybody has come to the form, so that it is one of the two from its first step on. */
export function tryForms({ settings, ...draws }: FormExperiment): void {
  if (isFormDrawn(settings)) keepDrawn('registration_form', EXPERIMENTS.registration_form, draws);
}
