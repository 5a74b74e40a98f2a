import type { ReactNode } from 'react';
import { stepsOf } from '@foyer/contract/registration/methods.ts';
import type { PaymentProvider } from '@foyer/contract/signIn/providers.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import type { VerifiedNewcomer } from '../../transport/signIn/signInCalls.ts';
import { useSettings } from '../../app/app.tsx';
import { useText } from '../../i18n/i18n.tsx';
import { labelOf } from '../signIn/index.ts';
import { StepHead } from './StepHead.tsx';
import { useBank, type BankStep } from './useBank.ts';

export interface BankFirstProps {
  readonly provider: PaymentProvider;
  readonly search: string;
  /** Renders the following steps for a verified newcomer. */
  readonly children: (newcomer: VerifiedNewcomer) => ReactNode;
}

/** REG-01: the first step in countries where a payment provider verifies the newcomer's identity. */
export function BankFirst({ provider, search, children }: BankFirstProps) {
  const text = useText();
  const { at, isLeaving, leave } = useBank(provider, search);
  const label = { provider: labelOf(provider) };
  const count = stepsOf(useSettings()).length - 1;
  if (at.step === 'form') return children(at.newcomer);
  return (
    <section className="fy-signin__methods" data-step="bank">
      <StepHead step="bank" number={1} count={count} />
      {at.step === 'begin' && at.failure && <Failure failure={at.failure} provider={provider} />}
      <p className="fy-field__hint">{text('registration.bank.lead', label)}</p>
      <Button
        variant="primary"
        size="large"
        isBlock
        isLoading={isLeaving || at.step === 'waiting'}
        onClick={leave}
      >
        {text(at.step === 'waiting' ? 'registration.bank.waiting' : 'signIn.provider.go', label)}
      </Button>
    </section>
  );
}

interface FailureProps {
  readonly failure: NonNullable<Extract<BankStep, { step: 'begin' }>['failure']>;
  readonly provider: PaymentProvider;
}

function Failure({ failure, provider }: FailureProps) {
  const text = useText();
  if ('message' in failure) return <Banner tone="danger">{failure.message}</Banner>;
  const values = { provider: labelOf(provider) };
  return (
    <Banner tone="danger">
      {failure.key === 'otherCountry'
        ? text('registration.bank.otherCountry', values)
        : text(`signIn.provider.${failure.key}`, values)}
    </Banner>
  );
}
