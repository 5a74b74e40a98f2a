import { isFormDrawn, type FormSettings } from '../registration/methods.ts';
import { EXPERIMENT_NAMES, type Experiment, type Experiments } from './experiments.ts';

export interface ExperimentSite extends FormSettings {
  readonly experiments: Experiments;
}

/** The experiments in which visitors of a site take part; those about its own registration form need one. */
export const runningExperiments = (site: ExperimentSite): readonly Experiment[] =>
  EXPERIMENT_NAMES.filter((name) => {
    const isAboutForm = name === 'registration_form' || name === 'landing_registration';
    const weights = Object.values(site.experiments[name] ?? {});
    return weights.some((weight) => weight > 0) && (!isAboutForm || isFormDrawn(site));
  });
