import { useMemo } from 'react';
import { formSteps, type FormStep } from '@foyer/contract/registration/formSteps.ts';
import { stepsOf } from '@foyer/contract/registration/methods.ts';
import { useSettings } from '../../app/app.tsx';

/** The steps of the registration in the reader's country. */
export function useFormSteps(): readonly FormStep[] {
  const settings = useSettings();
  return useMemo(
    () =>
      formSteps(stepsOf(settings), {
        areLimitsRequired: settings.rules.depositLimitsRequiredOnRegistration,
      }),
    [settings],
  );
}
