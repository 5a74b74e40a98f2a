import { useEffect } from 'react';
import { providerSlug } from '@foyer/contract/signIn/providers.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { SignInHead } from '../layout/SignInHead.tsx';
import { SignInLayout } from '../layout/SignInLayout.tsx';
import { forgetSignOutState } from '../../../transport/session/signOut/signOutState.ts';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useSettings } from '../../../app/app.tsx';
import { Legal } from '../Legal.tsx';
import { signInTexts, useEndedText } from '../signInTexts.ts';
import { AddressForm } from './AddressForm.tsx';
import { ProviderLoginLinks } from '../providers/ProviderLoginLinks.tsx';
import { useAutoSignIn } from '../useAutoSignIn.ts';

/** CUST-01: sign-in page for countries that do not use the identity provider. */
export function CustomSignInScreen({ search, variant }: { search: string; variant: string | undefined }) {
  const text = useText();
  const href = useHref();
  const query = new URLSearchParams(search);
  const ended = useEndedText(query);
  const { title, lead } = signInTexts(variant);
  const { loginFlow, paymentLogins } = useSettings();
  const [first] = loginFlow === 'Sms' ? [] : paymentLogins;
  useAutoSignIn(query, () => {
    if (first) location.assign(`${href(`/${providerSlug(first)}-login/`)}${search}`);
  });
  useEffect(() => forgetSignOutState(window), []);
  return (
    <SignInLayout>
      <div className="fy-signin__form">
        <SignInHead title={text(title)} lead={text(lead)} />
        {ended && <Banner tone="warning">{ended}</Banner>}
        <SignInMethods search={search} />
        <div className="fy-signin__or">{text('identity.or')}</div>
        <ButtonLink size="large" isBlock href={href('/register/') + search}>
          {text('identity.signUp')}
        </ButtonLink>
        <Legal />
      </div>
    </SignInLayout>
  );
}

/** The country's sign-in methods: its main flow first, the others below. */
function SignInMethods({ search }: { search: string }) {
  const text = useText();
  const { loginFlow, paymentLogins } = useSettings();
  const isByCode = loginFlow === 'Sms';
  return (
    <>
      {isByCode && <AddressForm search={search} />}
      {isByCode && paymentLogins.length > 0 && <div className="fy-signin__or">{text('identity.or')}</div>}
      <ProviderLoginLinks search={search} isMain={!isByCode} />
    </>
  );
}
