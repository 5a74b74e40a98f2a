import type { RegistrationStep } from '@foyer/contract/registration/methods.ts';
import { useText } from '../../content/index.ts';

export interface StepHeadProps {
  readonly step: RegistrationStep;
  readonly number: number;
  readonly count: number;
}

/** Where in the form the reader is; a script puts the reader here when the step has come. */
export function StepHead({ step, number, count }: StepHeadProps) {
  const text = useText();
  return (
    <h2 className="fy-field__label" tabIndex={-1}>
      {text('registration.step', { number, count, name: text(`registration.step.${step}`) })}
    </h2>
  );
}
