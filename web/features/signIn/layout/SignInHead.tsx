import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import './signIn.css';

export function SignInHead({ title, lead }: { title: string; lead: ReactNode }) {
  return (
    <div>
      <h1 className="fy-signin__title">{title}</h1>
      <p className="fy-muted">{lead}</p>
    </div>
  );
}

/** Shown while a sign-in completes; the page then redirects. */
export function SignInProgress() {
  const text = useText();
  return (
    <>
      <SignInHead title={text('identity.handler.title')} lead={text('identity.handler.lead')} />
      <Button variant="primary" size="large" isBlock isLoading>
        {text('identity.signIn')}
      </Button>
    </>
  );
}
