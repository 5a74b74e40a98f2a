import { useState } from 'react';
import type { PaymentProvider } from '@foyer/contract/signIn/providers.ts';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { SignInHead } from '../layout/SignInHead.tsx';
import { SignInLayout } from '../layout/SignInLayout.tsx';
import { tracking } from '../../../transport/tracking/tracking.ts';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useSettings } from '../../../app/app.tsx';
import { Legal } from '../Legal.tsx';
import { labelOf, providerAt } from './providers.ts';
import { useAutoSignIn } from '../useAutoSignIn.ts';
import { useShownAgain } from '../../../app/pageVisit/useShownAgain.ts';
import { useFailureText, useSignIn } from '../useSignIn.ts';
import { usePathAfterSignIn } from '../usePathAfterSignIn.ts';

export interface ProviderScreenProps {
  readonly search: string;
  /** Provider in its URL spelling. */
  readonly variant: string | undefined;
}

/** ROUTE-39 to ROUTE-43: sign-in with a payment provider, in countries that offer it. */
export function ProviderLoginScreen({ search, variant }: ProviderScreenProps) {
  const text = useText();
  const href = useHref();
  const provider = providerAt(variant);
  const label = { provider: labelOf(provider) };
  const isOffered = useSettings().paymentLogins.includes(provider);
  return (
    <SignInLayout>
      <div className="fy-signin__form">
        <SignInHead
          title={text('signIn.provider', label)}
          lead={text(isOffered ? 'signIn.provider.lead' : 'signIn.provider.notOffered', label)}
        />
        {isOffered && <GoOn provider={provider} search={search} />}
        <ButtonLink size="large" isBlock href={href(`/login/${withoutAutoSignIn(search)}`)}>
          {text('signIn.provider.otherWays')}
        </ButtonLink>
        <Legal />
      </div>
    </SignInLayout>
  );
}

/** The sign-in page with this parameter would redirect back here. */
function withoutAutoSignIn(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('autoSignIn');
  return query.size > 0 ? `?${query}` : '';
}

function GoOn({ provider, search }: { provider: PaymentProvider; search: string }) {
  const text = useText();
  const { isLeaving, error, leave } = useLeaving(provider, search);
  const isAuto = useAutoSignIn(new URLSearchParams(search), leave);
  return (
    <>
      {error !== null && <Banner tone="danger">{error}</Banner>}
      <Button variant="primary" size="large" isBlock isLoading={isLeaving && !isAuto} onClick={leave}>
        {text('signIn.provider.go', { provider: labelOf(provider) })}
      </Button>
    </>
  );
}

function useLeaving(provider: PaymentProvider, search: string) {
  const path = usePathAfterSignIn(search);
  const signIn = useSignIn();
  const failureText = useFailureText();
  const [isLeaving, setLeaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  useShownAgain(() => setLeaving(false));
  const leave = () => {
    setLeaving(true);
    setError(null);
    tracking.track({ name: 'signInBegun' });
    signIn.beginAt(provider, path).then(
      (url) => location.assign(url),
      (thrown: unknown) => {
        setLeaving(false);
        setError(failureText(thrown));
      },
    );
  };
  return { isLeaving, error, leave };
}
