import type { ReactNode } from 'react';
import type { SignInPage } from '@foyer/contract/registration/forms.ts';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { TextField } from '../../ui/field/Field.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { SignInHead } from './layout/SignInHead.tsx';
import { useText } from '../../i18n/i18n.tsx';

export function SignInFields({ page, children }: { page: SignInPage; children: ReactNode }) {
  const text = useText();
  const { problem } = page;
  // The form works without a script: `autofocus` puts the focus on the first field to fill in or to correct.
  const hasEmail = page.email !== '';
  return (
    <form className="fy-signin__form" method="post" action={page.action}>
      {page.hasWritten ? (
        <SignInHead
          title={text('registration.sent.title')}
          lead={`${text('registration.sent.text', { email: page.email })} ${text('registration.sent.now')}`}
        />
      ) : (
        <SignInHead title={text('identity.signIn.title')} lead={text('identity.signIn.lead')} />
      )}
      {problem && (
        <Banner tone="danger">
          <span id="sign-in-problem">{text(`forms.problem.${problem}`)}</span>
        </Banner>
      )}
      <div className="fy-signin__methods">
        <input type="hidden" name="csrf" value={page.csrf} />
        <TextField
          label={text('forms.email')}
          icon={<Icon name="envelope-simple" size="small" />}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          maxLength={100}
          required
          defaultValue={page.email}
          autoFocus={!hasEmail}
          aria-errormessage={problem ? 'sign-in-problem' : undefined}
        />
        <TextField
          label={text('forms.password')}
          icon={<Icon name="lock-key" size="small" />}
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={100}
          required
          autoFocus={hasEmail}
          aria-errormessage={problem ? 'sign-in-problem' : undefined}
        />
        {page.mayReopen && (
          <label className="fy-check">
            {/* A native checkbox, because the design system's checkbox needs a script. */}
            <input type="checkbox" name="reopen" value="yes" required />
            <span>{text('forms.reopen')}</span>
          </label>
        )}
        <Button type="submit" variant="primary" size="large" isBlock>
          <Icon name="sign-in" />
          {text('identity.signIn')}
        </Button>
      </div>
      {!page.hasWritten && (
        <>
          <div className="fy-signin__or">{text('identity.or')}</div>
          <ButtonLink isBlock href={page.signUpHref}>
            {text('identity.signUp')}
          </ButtonLink>
        </>
      )}
      {children}
    </form>
  );
}
