import type { RegistrationStep } from './methods.ts';

/** A part of the form with fields. */
export type FormSection = Exclude<RegistrationStep, 'bank' | 'verification'>;

export interface FormStep {
  /** The section that the step is named after. */
  readonly name: FormSection | 'bank';
  readonly sections: readonly FormSection[];
}

interface StepOptions {
  /** Required limits have a step; optional ones are folded below the consents. */
  readonly areLimitsRequired: boolean;
}

/** OPEN-34: groups the parts of a registration into three or four steps. @param parts of the country and the licence */
export function formSteps(
  parts: readonly RegistrationStep[],
  { areLimitsRequired }: StepOptions,
): readonly FormStep[] {
  const hasBank = parts.includes('bank');
  const candidates: readonly FormStep[] = [
    { name: 'account', sections: hasBank ? [] : ['account'] },
    { name: 'person', sections: hasBank ? ['account', 'person', 'nationalId'] : ['person', 'nationalId'] },
    { name: 'consents', sections: areLimitsRequired ? ['consents'] : ['consents', 'limits'] },
    ...(areLimitsRequired && parts.includes('limits')
      ? [{ name: 'limits', sections: ['limits', 'jackpot'] } as const]
      : [{ name: 'jackpot', sections: ['jackpot'] } as const]),
  ];
  const steps = candidates
    .map(({ name, sections }) => ({ name, sections: sections.filter((one) => parts.includes(one)) }))
    .filter(({ sections }) => sections.length > 0);
  return hasBank ? [{ name: 'bank', sections: [] }, ...steps] : steps;
}
