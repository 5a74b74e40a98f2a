import type { RegistrationStep } from '@foyer/contract/registration/methods.ts';
import { useText } from '../../i18n/i18n.tsx';

export interface StepHeadProps {
  readonly step: Exclude<RegistrationStep, 'verification'>;
  readonly number: number;
  readonly count: number;
}

export function StepHead({ step, number, count }: StepHeadProps) {
  const text = useText();
  return (
    <h2 className="fy-field__label" tabIndex={-1}>
      {text('registration.step', { number, count, name: text(`registration.step.${step}`) })}
    </h2>
  );
}
