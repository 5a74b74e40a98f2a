import { ButtonLink } from '../../../ui/button/Button.tsx';
import { SignInHead } from '../layout/SignInHead.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';

/** Shown on a code page if no code was requested in this tab. */
export function NoAttempt({ search }: { search: string }) {
  const text = useText();
  const href = useHref();
  return (
    <div className="fy-signin__form">
      <SignInHead title={text('signIn.code.none')} lead={text('signIn.code.none.lead')} />
      <ButtonLink variant="primary" size="large" isBlock href={href('/login/') + search}>
        {text('signIn.code.none.ask')}
      </ButtonLink>
    </div>
  );
}
