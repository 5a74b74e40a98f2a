import type { ReactNode } from 'react';
import { SIGN_UP_FIELDS, type SignUpPage } from '@foyer/contract/registration/forms.ts';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { SignInHead } from '../signIn/index.ts';
import { useText } from '../../i18n/i18n.tsx';
import { StepFields } from './StepFields.tsx';

/** The identity provider's registration form: all steps on one page, without a script. */
export function SignUpFields({ page, children }: { page: SignUpPage; children: ReactNode }) {
  const text = useText();
  const { problem, problems } = page;
  // The form works without a script: `autofocus` puts the focus on the first invalid field. A new form has no focus.
  const focusOn = SIGN_UP_FIELDS.find((field) => problems[field]);
  return (
    <form className="fy-signin__form" method="post" action={page.action} noValidate>
      <SignInHead title={text('identity.signUp.title')} lead={text('identity.signUp.lead')} />
      {problem && <Banner tone="danger">{text(`forms.problem.${problem}`)}</Banner>}
      <div className="fy-signin__methods">
        <input type="hidden" name="csrf" value={page.csrf} />
        {page.steps.map((step) => (
          <StepFields key={step} {...page} step={step} hasPassword focusOn={focusOn} />
        ))}
        <Button type="submit" variant="primary" size="large" isBlock>
          {text('identity.signUp')}
        </Button>
      </div>
      <div className="fy-signin__or">{text('identity.or')}</div>
      <ButtonLink isBlock href={page.signInHref}>
        {text('identity.haveAccount')}
      </ButtonLink>
      {children}
    </form>
  );
}
