import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { bankOf, consentsAtFirst, stepsOf } from '@foyer/contract/registration/methods.ts';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import type { VerifiedNewcomer } from '../../transport/signIn/signInCalls.ts';
import { SignInHead } from '../signIn/index.ts';
import { useHref, useText } from '../../i18n/i18n.tsx';
import { useSettings } from '../../app/app.tsx';
import { problemsIn, stepOf } from './formReading.ts';
import { BankFirst } from './BankFirst.tsx';
import { StepFields } from './StepFields.tsx';
import { StepHead } from './StepHead.tsx';
import { useIsOneForm } from './useIsOneForm.ts';
import { useRegistration } from './useRegistration.ts';

/**
 * OPEN-34: registration form for countries that do not use the identity provider; step by step, or on one
 * page (EXP-10).
 */
export function RegistrationSteps({ search }: { search: string }) {
  const text = useText();
  const registration = useRegistration();
  const provider = bankOf(useSettings());
  if (registration.sentTo === null)
    return (
      <>
        <SignInHead title={text('identity.signUp.title')} lead={text('identity.signUp.lead')} />
        {provider === null ? (
          <StepForm registration={registration} newcomer={null} />
        ) : (
          <BankFirst provider={provider} search={search}>
            {(newcomer) => <StepForm registration={registration} newcomer={newcomer} />}
          </BankFirst>
        )}
        <SignInLink search={search} />
      </>
    );
  return (
    <>
      <SignInHead
        title={text('registration.sent.title')}
        lead={text('registration.sent.text', { email: registration.sentTo })}
      />
      <SignInLink search={search} />
    </>
  );
}

interface StepFormProps {
  readonly registration: Registration;
  /** The newcomer verified by a payment provider; null in countries without this step. */
  readonly newcomer: VerifiedNewcomer | null;
}

function StepForm({ registration, newcomer }: StepFormProps) {
  const text = useText();
  const settings = useSettings();
  const { problems, isSending, failure } = registration;
  const asked = stepsOf(settings).filter((step) => step !== 'bank' && step !== 'verification');
  const isWhole = useIsOneForm(settings.registration);
  const [at, setAt] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useFocusOnWhatIsNew(form, at, problems);
  const isLast = isWhole || at === asked.length - 1;

  const submitted = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = event.currentTarget;
    const found = problemsIn(entered, (step) => isWhole || step === asked[at]);
    if (Object.keys(found).length > 0) return registration.tell(found);
    registration.tell({});
    if (!isLast) return setAt(at + 1);
    void registration.send(new FormData(entered)).then((refused) => {
      const first = asked.findIndex((step) => Object.keys(refused).some((field) => stepOf(field) === step));
      if (first !== -1) setAt(first);
    });
  };

  const preset = consentsAtFirst(settings.features) ? 'yes' : '';
  const done = newcomer === null ? 0 : 1;
  return (
    <form className="fy-signin__methods" method="dialog" onSubmit={submitted} noValidate ref={form}>
      {failure && <Banner tone="danger">{text(`registration.problem.${failure}`)}</Banner>}
      {asked.map((step, place) => (
        <section key={step} hidden={!isWhole && place !== at} data-step={step} className="fy-signin__methods">
          <StepHead step={step} number={place + 1 + done} count={asked.length + done} />
          <StepFields
            step={step}
            asksPassword={false}
            values={{ emailOffers: preset, smsOffers: preset, ...newcomer }}
            verified={newcomer}
            problems={problems}
            country={settings.country}
            currency={settings.currency}
          />
        </section>
      ))}
      <Button type="submit" variant="primary" size="large" isBlock isLoading={isSending}>
        {text(isLast ? 'identity.signUp' : 'registration.next')}
      </Button>
      {at > 0 && !isWhole && (
        <Button size="large" isBlock onClick={() => setAt(at - 1)}>
          {text('registration.back')}
        </Button>
      )}
    </form>
  );
}

type Registration = ReturnType<typeof useRegistration>;

/** Focuses the first invalid field, otherwise the heading of the new step. */
function useFocusOnWhatIsNew(
  form: { readonly current: HTMLFormElement | null },
  at: number,
  problems: Registration['problems'],
): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const shown = form.current?.querySelector('section:not([hidden])');
    const wrong = form.current?.querySelector('section:not([hidden]) [aria-invalid="true"]');
    const target = wrong ?? shown?.querySelector('h2');
    if (target instanceof HTMLElement) target.focus();
  }, [form, at, problems]);
}

function SignInLink({ search }: { search: string }) {
  const text = useText();
  const href = useHref();
  return (
    <ButtonLink size="large" isBlock href={href(`/login/${search}`)}>
      {text('identity.haveAccount')}
    </ButtonLink>
  );
}
