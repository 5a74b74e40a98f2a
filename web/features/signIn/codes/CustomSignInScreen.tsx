import { providerSlug } from '@foyer/contract/signIn/providers.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { SignInFrame } from '../layout/SignInFrame.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useSettings } from '../../../app/app.tsx';
import { AddressForm } from './AddressForm.tsx';
import { ProviderLoginLinks } from '../providers/ProviderLoginLinks.tsx';
import { useAutoSignIn } from '../useAutoSignIn.ts';

/** CUST-01: sign-in page for countries that do not use the identity provider. */
export function CustomSignInScreen({ search, variant }: { search: string; variant: string | undefined }) {
  const text = useText();
  const href = useHref();
  const { loginFlow, paymentLogins } = useSettings();
  const isByCode = loginFlow === 'Sms';
  const [first] = isByCode ? [] : paymentLogins;
  useAutoSignIn(new URLSearchParams(search), () => {
    if (first) location.assign(`${href(`/${providerSlug(first)}-login/`)}${search}`);
  });
  return (
    <SignInFrame search={search} variant={variant}>
      {isByCode && <AddressForm search={search} />}
      {isByCode && paymentLogins.length > 0 && <div className="fy-signin__or">{text('identity.or')}</div>}
      <ProviderLoginLinks search={search} isMain={!isByCode} />
      <div className="fy-signin__or">{text('identity.or')}</div>
      <ButtonLink size="large" isBlock href={href('/register/') + search}>
        {text('identity.signUp')}
      </ButtonLink>
    </SignInFrame>
  );
}
