import type { ConfirmSignOutPage, ProblemPage, SignedOutPage } from '@foyer/contract/registration/forms.ts';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { SignInHead } from '../../features/signIn/layout/SignInHead.tsx';
import { useText } from '../../i18n/i18n.tsx';

export function ConfirmSignOut({ page }: { page: ConfirmSignOutPage }) {
  const text = useText();
  return (
    <form className="fy-signin__form" method="post" action={page.action}>
      <SignInHead title={text('forms.confirmSignOut.title')} lead={text('forms.confirmSignOut.lead')} />
      <input type="hidden" name="xsrf" value={page.xsrf} />
      <Button type="submit" name="logout" value="yes" variant="primary" size="large" isBlock>
        {text('identity.signOut')}
      </Button>
    </form>
  );
}

export function SignedOut({ page }: { page: SignedOutPage }) {
  const text = useText();
  return (
    <div className="fy-signin__form">
      <SignInHead title={text('forms.signedOut.title')} lead={text('forms.signedOut.lead')} />
      <ButtonLink variant="primary" size="large" isBlock href={page.homeHref}>
        {text('forms.toLobby')}
      </ButtonLink>
    </div>
  );
}

export function Problem({ page }: { page: ProblemPage }) {
  const text = useText();
  return (
    <div className="fy-signin__form" role="alert">
      <SignInHead title={text('forms.failed.title')} lead={text(`forms.problem.${page.problem}`)} />
      <ButtonLink variant="primary" size="large" isBlock href={page.homeHref}>
        {text('identity.handler.again')}
      </ButtonLink>
    </div>
  );
}
