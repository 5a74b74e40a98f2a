import { useState, useSyncExternalStore } from 'react';
import { variationOf } from '@foyer/contract/content/experiments.ts';
import { isOneForm, type RegistrationMethod } from '@foyer/contract/registration/methods.ts';
import { drawnVariation, flaggedVariation } from '../../transport/storage/variation.ts';
import { useApp } from '../../app/app.tsx';

/** EXP-10: whether all steps are on one page, by the drawn variant or the country's default. */
export function useIsOneForm(method: RegistrationMethod): boolean {
  const { drawnForm = null } = useApp();
  const [form] = useState(() => createFormVariant(drawnForm));
  const variant = useSyncExternalStore(never, form.here, form.asServed);
  const drawn = variant ?? (method === 'DINO' ? 'dino' : null);
  return isOneForm(method, variationOf('registration_form', drawn));
}

const never = () => () => {};

/**
 * Reads the variant once per page, because a draw can happen while the form is open. A server-rendered form
 * keeps the variant from the request's cookie, so that it does not change visibly; a tester's flag has
 * priority.
 */
function createFormVariant(served: string | null) {
  let isServed = false;
  let known: { readonly variant: string | null } | null = null;
  return {
    asServed: () => {
      isServed = true;
      return served;
    },
    here: () => {
      const drawn = () => (isServed ? served : drawnVariation('registration_form'));
      known ??= { variant: flaggedVariation('registration_form') ?? drawn() };
      return known.variant;
    },
  };
}
