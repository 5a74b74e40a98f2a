import { ButtonLink } from '../../../ui/button/Button.tsx';
import { SignInHead } from '../../../ui/signIn/SignInHead.tsx';
import { useHref, useText } from '../../content/index.ts';

/** Somebody came to a page of the code without having asked for one in this tab. */
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
