import { useState, type ReactNode, type SubmitEvent } from 'react';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { CodeForm, SignInHead, SignInLayout, SignOutButton } from '../../signIn/index.ts';
import { afterSignInPath, signInPath } from '../../../transport/session/sameOriginPath.ts';
import { useQuery } from '../../../app/graphql.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useCountries, useSettings } from '../../../app/app.tsx';
import { useTitle } from '../../../app/head.tsx';
import { usePhone, type PhoneSteps } from './usePhone.ts';
import { usePlayerUpdates } from '../usePlayerUpdates.ts';
import { verificationQuery } from '../verificationQuery.ts';
import { TextField } from '../../../ui/field/Field.tsx';

/** ROUTE-38: verifies the player's mobile number; a visitor must sign in first. */
export function PhoneVerificationScreen({ search }: { search: string }) {
  const text = useText();
  useTitle(text('verification.phone.title'));
  usePlayerUpdates();
  return (
    <SignInLayout>
      <Content search={search} />
    </SignInLayout>
  );
}

function Content({ search }: { search: string }) {
  const text = useText();
  const href = useHref();
  const { phoneVerification } = useSettings();
  const player = useQuery(verificationQuery(useCountries().country)).data?.viewer?.player;
  const onwards = afterSignInPath(new URLSearchParams(search), href('/'));
  const steps = usePhone(() => {
    // With `redir`, the player continues to that page; without it, the page confirms the verification.
    if (new URLSearchParams(search).has('redir')) location.replace(onwards);
  });
  const continueLink = (
    <ButtonLink variant="primary" size="large" isBlock href={onwards}>
      {text('verification.goOn')}
    </ButtonLink>
  );
  if (!player)
    return (
      <Notice lead={text('verification.phone.visitor')}>
        <ButtonLink variant="primary" size="large" isBlock href={signInHref(href)}>
          {text('shell.signIn')}
        </ButtonLink>
      </Notice>
    );
  if (player.isPhoneNumberVerified)
    return (
      <Notice lead={text('verification.phone.verified', { number: player.phoneNumber ?? '' })}>
        {continueLink}
      </Notice>
    );
  if (phoneVerification === 'off')
    return <Notice lead={text('verification.phone.off')}>{continueLink}</Notice>;
  return (
    <div className="fy-signin__form">
      <Step steps={steps} given={player.phoneNumber ?? ''} />
      <OtherActions isOptional={phoneVerification === 'optional'} onSkip={() => steps.skip(onwards)} />
    </div>
  );
}

const signInHref = (href: (path: string) => string) => href(signInPath(href('/phone-verification/')));

function Step({ steps, given }: { steps: PhoneSteps; given: string }) {
  const text = useText();
  const [isChanging, setChanging] = useState(false);
  // The number form is shown if no code was sent yet, or to correct the number.
  if (!steps.underWay.attempt || isChanging)
    return <NumberForm given={given} request={steps.request} onSent={() => setChanging(false)} />;
  return (
    <CodeForm
      className="fy-signin__methods"
      codeAttempt={steps.underWay}
      send={steps.verify}
      act={text('verification.phone.confirm')}
    >
      <Button variant="quiet" onClick={() => setChanging(true)}>
        {text('verification.phone.mend')}
      </Button>
    </CodeForm>
  );
}

function Notice({ lead, children }: { lead: string; children: ReactNode }) {
  const text = useText();
  return (
    <div className="fy-signin__form">
      <SignInHead title={text('verification.phone.title')} lead={<output>{lead}</output>} />
      {children}
    </div>
  );
}

/** The player can leave the page: for their profile, or by signing out. */
function OtherActions({ isOptional, onSkip }: { isOptional: boolean; onSkip: () => void }) {
  const text = useText();
  const href = useHref();
  return (
    <div className="fy-signin__methods">
      {isOptional && (
        <Button variant="quiet" onClick={onSkip}>
          {text('verification.phone.skip')}
        </Button>
      )}
      <ButtonLink variant="quiet" href={href('/profile/')}>
        {text('verification.profile')}
      </ButtonLink>
      <SignOutButton variant="quiet" />
    </div>
  );
}

interface NumberFormProps {
  readonly given: string;
  readonly request: PhoneSteps['request'];
  readonly onSent: () => void;
}

function NumberForm({ given, request, onSent }: NumberFormProps) {
  const text = useText();
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const submitted = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('number');
    if (typeof typed !== 'string' || isSending) return;
    setSending(true);
    void request(typed).then((why) => {
      setSending(false);
      setError(why);
      if (why === null) onSent();
    });
  };
  return (
    <form className="fy-signin__methods" method="dialog" onSubmit={submitted} noValidate>
      <SignInHead title={text('verification.phone.title')} lead={text('verification.phone.lead')} />
      <TextField
        key={given}
        label={text('verification.phone.number')}
        hint={text('verification.phone.number.hint')}
        error={error ?? undefined}
        name="number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        required
        defaultValue={given}
      />
      <Button type="submit" variant="primary" size="large" isBlock isLoading={isSending}>
        {text('signIn.send')}
      </Button>
    </form>
  );
}
