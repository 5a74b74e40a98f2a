import type { Variation } from '../content/experiments.ts';
import type { RegistrationMethod } from './methods.ts';

export interface FormSettings {
  readonly registration: RegistrationMethod;
  readonly loginFlow: string;
}

/** EXP-10: the form experiment runs when the site has its own registration form (DINO or REGILY). */
export const isFormDrawn = ({ registration, loginFlow }: FormSettings): boolean =>
  loginFlow !== 'Keycloak' && isEitherForm(registration);

/**
 * EXP-10: whether registration is a single form. The experiment decides for DINO and REGILY; others go step by step.
 */
export const isOneForm = (method: RegistrationMethod, drawn: Variation<'registration_form'>): boolean =>
  isEitherForm(method) && drawn === 'dino';

const isEitherForm = (method: RegistrationMethod): boolean => method === 'REGILY' || method === 'DINO';
