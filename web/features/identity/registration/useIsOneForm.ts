import { useSyncExternalStore } from 'react';
import { variationOf } from '@foyer/contract/content/experiments.ts';
import { isOneForm, type RegistrationMethod } from '@foyer/contract/registration/methods.ts';
import { saidVariation } from '../../../transport/storage/variation.ts';

/** EXP-10: whether everything is asked at once: by what was drawn, and where nothing was, by the country's method. */
export function useIsOneForm(method: RegistrationMethod): boolean {
  const said = useSyncExternalStore(never, read, nothing);
  const drawn = said ?? (method === 'DINO' ? 'dino' : null);
  return isOneForm(method, variationOf('registration_form', drawn));
}

/** Neither changes while a form is filled in. */
const never = () => () => {};
const read = () => saidVariation('registration_form');
const nothing = () => null;
