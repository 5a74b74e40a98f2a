import type { ReactNode } from 'react';
import { SIGN_UP_FIELDS, type SignUpPage } from '@foyer/contract/registration/forms.ts';
import { formSteps } from '@foyer/contract/registration/formSteps.ts';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { FieldError } from '../../../ui/field/Field.tsx';
import { SignInHead } from '../../signIn/index.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useSettings } from '../../../app/app.tsx';
import { StepFields } from '../StepFields.tsx';
import { StepHead } from '../StepHead.tsx';
import type { SignUpTexts } from './signUpSteps.ts';

/** The identity provider's registration form: step by step, and without a script all steps on one page. */
export function SignUpFields({ page, children }: { page: SignUpPage; children: ReactNode }) {
  const text = useText();
  const { problem, problems } = page;
  const areLimitsRequired = useSettings().rules.depositLimitsRequiredOnRegistration;
  const steps = formSteps(page.steps, { areLimitsRequired });
  // The form works without a script: `autofocus` puts the focus on the first invalid field, or the first field.
  const focusOn = SIGN_UP_FIELDS.find((field) => problems[field]) ?? 'email';
  return (
    <form
      className="fy-signin__form"
      method="post"
      action={page.action}
      noValidate
      data-sign-up={JSON.stringify(useSignUpTexts())}
    >
      <SignInHead title={text('identity.signUp.title')} lead={text('identity.signUp.lead')} />
      {problem && <Banner tone="danger">{text(`forms.problem.${problem}`)}</Banner>}
      <div className="fy-signin__methods">
        <input type="hidden" name="csrf" value={page.csrf} />
        {steps.map((step, index) => (
          <section
            key={step.name}
            className="fy-signup__step"
            data-step={step.name}
            data-sections={step.sections.join(' ')}
          >
            <StepHead step={step.name} number={index + 1} count={steps.length} />
            {step.sections.map((section) => (
              <StepFields key={section} {...page} step={section} hasPassword focusOn={focusOn} />
            ))}
          </section>
        ))}
        <Button type="submit" variant="primary" size="large" isBlock>
          {text('identity.signUp')}
        </Button>
        <Button size="large" isBlock hidden data-back="">
          {text('registration.back')}
        </Button>
        <template data-error="">
          <FieldError> </FieldError>
        </template>
      </div>
      <div className="fy-signin__or">{text('identity.or')}</div>
      <ButtonLink isBlock href={page.signInHref}>
        {text('identity.haveAccount')}
      </ButtonLink>
      {children}
    </form>
  );
}

function useSignUpTexts(): SignUpTexts {
  const text = useText();
  return {
    next: text('registration.next'),
    last: text('identity.signUp'),
    unconfirmed: text('forms.problem.adult'),
    withoutLimits: text('registration.problem.withoutLimits'),
    problems: {
      missing: text('forms.problem.missing'),
      notAnEmail: text('forms.problem.notAnEmail'),
      passwordTooShort: text('forms.problem.passwordTooShort'),
      notADate: text('forms.problem.notADate'),
    },
  };
}
