import { EXPERIMENTS } from '@foyer/contract/content/experiments.ts';
import { isFormDrawn, type FormSettings } from '@foyer/contract/registration/methods.ts';
import { storeDrawnVariant, type Draws } from './storeDrawnVariant.ts';

export interface FormExperiment extends Draws {
  readonly settings: FormSettings;
}

/** EXP-10: draws before the visitor reaches the form, so that it does not change during registration. */
export function tryForms({ settings, ...draws }: FormExperiment): void {
  if (isFormDrawn(settings)) storeDrawnVariant('registration_form', EXPERIMENTS.registration_form, draws);
}
