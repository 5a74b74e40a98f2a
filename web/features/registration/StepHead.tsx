import type { RegistrationStep } from '@foyer/contract/registration/methods.ts';
import { useText } from '../../i18n/i18n.tsx';

export interface StepHeadProps {
  readonly step: Exclude<RegistrationStep, 'verification'>;
  readonly number: number;
  readonly count: number;
}

/** Heading and position of the current step. A script focuses it when the step changes. */
export function StepHead({ step, number, count }: StepHeadProps) {
  const text = useText();
  return (
    <h2 className="fy-field__label" tabIndex={-1}>
      {text('registration.step', { number, count, name: text(`registration.step.${step}`) })}
    </h2>
  );
}
