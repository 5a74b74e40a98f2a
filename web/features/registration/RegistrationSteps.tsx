import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { bankOf, consentsAtFirst, type RegistrationMethod } from '@foyer/contract/registration/methods.ts';
import { isOneForm } from '@foyer/contract/registration/oneForm.ts';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import type { VerifiedNewcomer } from '../../transport/signIn/signInCalls.ts';
import { SignInHead } from '../signIn/index.ts';
import { useHref, useText } from '../../i18n/i18n.tsx';
import { useSettings } from '../../app/app.tsx';
import { isIn, problemsIn } from './formReading.ts';
import { BankFirst } from './BankFirst.tsx';
import { StepFields } from './StepFields.tsx';
import { StepHead } from './StepHead.tsx';
import { useFormSteps } from './useFormSteps.ts';
import { useRegistration } from './useRegistration.ts';
import { formStepHistory, type FormStepHistory } from '../../app/pageVisit/formStepHistory.ts';
import { useVariation } from '../../app/pageVisit/useVariation.ts';

/** OPEN-34: registration without the identity provider; step by step, or on one page (EXP-10). */
export function RegistrationSteps({ search, isFramed = false }: { search: string; isFramed?: boolean }) {
  const text = useText();
  const href = useHref();
  const registration = useRegistration();
  const provider = bankOf(useSettings());
  const form = (newcomer: VerifiedNewcomer | null) => (
    <StepForm registration={registration} newcomer={newcomer} />
  );
  const { sentTo } = registration;
  return (
    <>
      {sentTo === null ? (
        <>
          <SignInHead title={text('identity.signUp.title')} lead={text('identity.signUp.lead')} />
          {provider ? (
            <BankFirst provider={provider} search={search}>
              {form}
            </BankFirst>
          ) : (
            form(null)
          )}
        </>
      ) : (
        <SignInHead
          title={text('registration.sent.title')}
          lead={text('registration.sent.text', { email: sentTo })}
        />
      )}
      {!isFramed && (
        <ButtonLink size="large" isBlock href={href(`/login/${search}`)}>
          {text('identity.haveAccount')}
        </ButtonLink>
      )}
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
  const allSteps = useFormSteps();
  const steps = allSteps.filter(({ name }) => name !== 'bank');
  const isOnePage = useIsOneForm(settings.registration);
  const [stepIndex, setStepIndex] = useState(0);
  const entries = useFormStepHistory(setStepIndex);
  const form = useRef<HTMLFormElement>(null);
  useFocusOnWhatIsNew(form, stepIndex, problems);
  const isLast = isOnePage || stepIndex === steps.length - 1;

  const submitted = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = event.currentTarget;
    const shown = isOnePage ? steps : steps.slice(stepIndex, stepIndex + 1);
    const found = problemsIn(
      entered,
      shown.flatMap(({ sections }) => sections),
    );
    registration.setProblems(found);
    if (Object.keys(found).length > 0) return;
    if (!isLast) return entries.current?.goTo(stepIndex + 1);
    void registration.send(new FormData(entered)).then(({ problems: refused, isSent }) => {
      if (isSent) return entries.current?.leave();
      const first = steps.findIndex(({ sections }) => isIn(refused, sections));
      if (first !== -1 && !isOnePage) entries.current?.goTo(first);
    });
  };

  const preset = consentsAtFirst(settings.features) ? 'yes' : '';
  return (
    <form className="fy-signin__methods" method="dialog" onSubmit={submitted} noValidate ref={form}>
      {failure && <Banner tone="danger">{text(`registration.problem.${failure}`)}</Banner>}
      {steps.map((step, index) => (
        <section
          key={step.name}
          hidden={!isOnePage && index !== stepIndex}
          data-step={step.name}
          className="fy-signup__step"
        >
          <StepHead step={step.name} number={allSteps.indexOf(step) + 1} count={allSteps.length} />
          {step.sections.map((section) => (
            <StepFields
              key={section}
              step={section}
              hasPassword={false}
              values={{ emailOffers: preset, smsOffers: preset, ...newcomer }}
              verified={newcomer}
              problems={problems}
              country={settings.country}
              currency={settings.currency}
              documentVersions={registration.documentVersions}
            />
          ))}
        </section>
      ))}
      <Button type="submit" variant="primary" size="large" isBlock isLoading={isSending}>
        {text(isLast ? 'identity.signUp' : 'registration.next')}
      </Button>
      {stepIndex > 0 && !isOnePage && (
        <Button size="large" isBlock onClick={() => entries.current?.goTo(stepIndex - 1)}>
          {text('registration.back')}
        </Button>
      )}
    </form>
  );
}

/** Null before hydration. */
function useFormStepHistory(show: (step: number) => void): { readonly current: FormStepHistory | null } {
  const entries = useRef<FormStepHistory | null>(null);
  useEffect(() => {
    entries.current = formStepHistory(window, show);
    return () => entries.current?.stop();
  }, [show]);
  return entries;
}

type Registration = ReturnType<typeof useRegistration>;

/** Focuses the first invalid field, otherwise the heading of the new step. */
function useFocusOnWhatIsNew(
  form: { readonly current: HTMLFormElement | null },
  stepIndex: number,
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
  }, [form, stepIndex, problems]);
}

/** EXP-10: whether all steps are on one page, by the visitor's variation or else the country's form. */
const useIsOneForm = (method: RegistrationMethod): boolean =>
  isOneForm(method, useVariation('registration_form', method === 'DINO' ? 'dino' : 'regily'));
