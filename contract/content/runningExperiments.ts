import { isFormDrawn, type FormSettings } from '../registration/oneForm.ts';
import type { Experiments } from '../site/experimentsSchema.ts';
import { EXPERIMENT_NAMES, type Experiment } from './experiments.ts';

export interface ExperimentSite extends FormSettings {
  readonly experiments: Experiments;
}

/** The experiments of a site. Experiments about the registration form run only where the site has its own form. */
export const runningExperiments = (site: ExperimentSite): readonly Experiment[] =>
  EXPERIMENT_NAMES.filter((name) => {
    const isAboutForm = name === 'registration_form' || name === 'landing_registration';
    const weights = Object.values(site.experiments[name] ?? {});
    return weights.some((weight) => weight > 0) && (!isAboutForm || isFormDrawn(site));
  });
