import { ButtonLink } from '../../../ui/button/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { SignInHead } from '../layout/SignInHead.tsx';
import { SignInLayout } from '../layout/SignInLayout.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { NoAttempt } from './NoAttempt.tsx';
import { ResendButton } from './ResendButton.tsx';
import { useSignInAttempt } from './useSignInAttempt.ts';

/** ROUTE-31: the page on which a visitor requests another code. */
export function ResendCodeScreen({ search }: { search: string }) {
  const text = useText();
  const href = useHref();
  const enterCode = href('/enter-code/') + search;
  const codeAttempt = useSignInAttempt(() => location.assign(enterCode));
  const { attempt, error } = codeAttempt;
  return (
    <SignInLayout>
      {attempt === null ? (
        <NoAttempt search={search} />
      ) : (
        <div className="fy-signin__form">
          <SignInHead
            title={text('signIn.resend')}
            lead={text('signIn.resend.lead', { address: attempt?.address ?? '' })}
          />
          {error !== null && <Banner tone="danger">{error}</Banner>}
          <div className="fy-signin__methods">
            <ResendButton {...codeAttempt} isMain />
            <ButtonLink size="large" isBlock href={enterCode}>
              {text('signIn.resend.have')}
            </ButtonLink>
          </div>
        </div>
      )}
    </SignInLayout>
  );
}
