import { useState, useSyncExternalStore } from 'react';
import { variationOf } from '@foyer/contract/content/experiments.ts';
import { isOneForm, type RegistrationMethod } from '@foyer/contract/registration/methods.ts';
import { drawnVariation, flaggedVariation } from '../../../transport/storage/variation.ts';
import { useContent } from '../../content/index.ts';

/** EXP-10: whether everything is asked at once: by what was drawn, and where nothing was, by the country's method. */
export function useIsOneForm(method: RegistrationMethod): boolean {
  const { drawnForm = null } = useContent();
  const [form] = useState(() => formSaid(drawnForm));
  const said = useSyncExternalStore(never, form.here, form.asServed);
  const drawn = said ?? (method === 'DINO' ? 'dino' : null);
  return isOneForm(method, variationOf('registration_form', drawn));
}

/** It does not change while the form is filled in. */
const never = () => () => {};

/**
 * The form of this page, asked once: a draw may fall while it is filled in. A page that was served with the form goes on
 * with what the platform read in the cookie, so that no form is seen turning into the other; a tester's flag comes first.
 */
function formSaid(served: string | null) {
  let isServed = false;
  let known: { readonly said: string | null } | null = null;
  return {
    asServed: () => {
      isServed = true;
      return served;
    },
    here: () => {
      const drawn = () => (isServed ? served : drawnVariation('registration_form'));
      known ??= { said: flaggedVariation('registration_form') ?? drawn() };
      return known.said;
    },
  };
}
