import type { FormStep } from '@foyer/contract/registration/formSteps.ts';
import { useText } from '../../i18n/i18n.tsx';
import './registration.css';

export interface StepHeadProps {
  readonly step: FormStep['name'];
  readonly number: number;
  readonly count: number;
}

/** Heading of a step with its number, which a bar shows too. */
export function StepHead({ step, number, count }: StepHeadProps) {
  const text = useText();
  return (
    <div className="fy-signup__head">
      <div className="fy-signup__bar" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <span key={index} data-reached={index < number ? '' : undefined} />
        ))}
      </div>
      <h2 tabIndex={-1}>
        {text('registration.step', { number, count, name: text(`registration.step.${step}`) })}
      </h2>
    </div>
  );
}
