import { useState, type ReactNode } from 'react';
import { VerificationPage } from '@foyer/contract/generated/operations.ts';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { SignInHead } from '../../../ui/signIn/SignInHead.tsx';
import { SignInLayout } from '../../../ui/signIn/SignInLayout.tsx';
import { afterSignInPath } from '../../../transport/session/sameOriginPath.ts';
import { useAnswer, useHref, useSettings, useText, useTitle } from '../../content/index.ts';
import { posterWall } from '../posterWall.ts';
import { SignOutButton } from '../SignOutButton.tsx';
import { NumberForm } from './NumberForm.tsx';
import { PhoneCodeForm } from './PhoneCodeForm.tsx';
import { usePhone, type PhoneSteps } from './usePhone.ts';
import { usePlayerUpdates } from './usePlayerUpdates.ts';
import { verificationQuery } from './verificationQuery.ts';

/** ROUTE-38: where a player shows that a mobile number is his; a visitor is asked who they are first. */
export function PhoneVerificationScreen({ search }: { search: string }) {
  const text = useText();
  useTitle(text('verification.phone.title'));
  usePlayerUpdates(VerificationPage);
  return (
    <SignInLayout wall={posterWall}>
      <Stage search={search} />
    </SignInLayout>
  );
}

function Stage({ search }: { search: string }) {
  const text = useText();
  const href = useHref();
  const { phoneVerification } = useSettings();
  const player = useAnswer(verificationQuery()).data?.viewer?.player;
  const onwards = afterSignInPath(new URLSearchParams(search), href('/'));
  const steps = usePhone(() => {
    // Who was on the way to another page goes on to it; who came for this one reads that it is done.
    if (new URLSearchParams(search).has('redir')) location.replace(onwards);
  });
  const wayOn = (
    <ButtonLink variant="primary" size="large" isBlock href={onwards}>
      {text('verification.goOn')}
    </ButtonLink>
  );
  if (!player)
    return (
      <Told lead={text('verification.phone.visitor')}>
        <ButtonLink variant="primary" size="large" isBlock href={signInHref(href)}>
          {text('shell.signIn')}
        </ButtonLink>
      </Told>
    );
  if (player.isPhoneNumberVerified)
    return (
      <Told lead={text('verification.phone.verified', { number: player.phoneNumber ?? '' })}>{wayOn}</Told>
    );
  if (phoneVerification === 'off') return <Told lead={text('verification.phone.off')}>{wayOn}</Told>;
  return (
    <div className="fy-signin__form">
      <Step steps={steps} given={player.phoneNumber ?? ''} />
      <OtherWays isOptional={phoneVerification === 'optional'} onSkip={() => steps.skip(onwards)} />
    </div>
  );
}

const signInHref = (href: (path: string) => string) =>
  `${href('/login/')}?redir=${encodeURIComponent(href('/phone-verification/'))}`;

function Step({ steps, given }: { steps: PhoneSteps; given: string }) {
  // A code of before may have been forgotten on purpose: the number is asked anew.
  const [isMending, setMending] = useState(false);
  if (steps.underWay.attempt && !isMending)
    return <PhoneCodeForm steps={steps} onMend={() => setMending(true)} />;
  return <NumberForm given={given} request={steps.request} onSent={() => setMending(false)} />;
}

function Told({ lead, children }: { lead: string; children: ReactNode }) {
  const text = useText();
  return (
    <div className="fy-signin__form">
      <SignInHead title={text('verification.phone.title')} lead={<output>{lead}</output>} />
      {children}
    </div>
  );
}

/** Nobody is held here: what is the player's own stays within reach, and so does the way out. */
function OtherWays({ isOptional, onSkip }: { isOptional: boolean; onSkip: () => void }) {
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
