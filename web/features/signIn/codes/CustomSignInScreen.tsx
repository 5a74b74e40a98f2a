import { providerSlug } from '@foyer/contract/signIn/providers.ts';
import { ButtonLink, Button } from '../../../ui/button/Button.tsx';
import { SignInFrame } from '../layout/SignInFrame.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useSettings } from '../../../app/app.tsx';
import { useVariation } from '../../../app/pageVisit/useVariation.ts';
import { useAutoSignIn } from '../useAutoSignIn.ts';
import { labelOf } from '../providers/providers.ts';
import { useLayoutEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { TextField } from '../../../ui/field/Field.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useFailureText, useSignIn } from '../useSignIn.ts';

/** CUST-01: sign-in page for countries that do not use the identity provider. */
export function CustomSignInScreen({ search, variant }: { search: string; variant: string | undefined }) {
  const text = useText();
  const href = useHref();
  const { loginFlow, paymentLogins } = useSettings();
  const isFormFramed = useVariation('landing_registration') === 'iframe'; // EXP-11
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
      {isFormFramed ? (
        <iframe
          className="fy-signin__frame"
          title={text('identity.signUp.title')}
          src={href('/register-frame/') + search}
        />
      ) : (
        <ButtonLink size="large" isBlock href={href('/register/') + search}>
          {text('identity.signUp')}
        </ButtonLink>
      )}
    </SignInFrame>
  );
}

interface ProviderLoginLinksProps {
  readonly search: string;
  /** The first link is the country's main sign-in flow. */
  readonly isMain: boolean;
}

function ProviderLoginLinks({ search, isMain }: ProviderLoginLinksProps) {
  const text = useText();
  const href = useHref();
  const { paymentLogins } = useSettings();
  const query = new URLSearchParams(search);
  query.set('autoSignIn', '1');
  return (
    <div className="fy-signin__methods">
      {paymentLogins.map((provider, index) => (
        <ButtonLink
          key={provider}
          variant={isMain && index === 0 ? 'primary' : undefined}
          size="large"
          isBlock
          href={`${href(`/${providerSlug(provider)}-login/`)}?${query}`}
        >
          {text('signIn.provider', { provider: labelOf(provider) })}
        </ButtonLink>
      ))}
    </div>
  );
}

/** Email address for the code. The following pages do not reveal whether an account exists for the address. */
function AddressForm({ search }: { search: string }) {
  const text = useText();
  const { error, isSending, send } = useSending(search);
  const field = useLastAddress();
  const submitted = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('address');
    if (typeof typed === 'string') send(typed);
  };
  return (
    <form className="fy-signin__methods" method="dialog" onSubmit={submitted} noValidate>
      <TextField
        ref={field}
        label={text('signIn.address')}
        hint={text('signIn.address.hint')}
        error={error ?? undefined}
        icon={<Icon name="envelope-simple" size="small" />}
        name="address"
        autoComplete="username"
        maxLength={100}
        required
      />
      <Button type="submit" variant="primary" size="large" isBlock isLoading={isSending}>
        {text('signIn.send')}
      </Button>
    </form>
  );
}

function useSending(search: string) {
  const href = useHref();
  const signIn = useSignIn();
  const failureText = useFailureText();
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const send = (address: string) => {
    setSending(true);
    signIn.calls.requestCode(address).then(
      (sent) => {
        signIn.remember(address, sent);
        location.assign(href('/enter-code/') + search);
      },
      (thrown: unknown) => {
        setSending(false);
        setError(failureText(thrown));
      },
    );
  };
  return { error, isSending, send };
}

const isSignInPage = (path: string): boolean => path.endsWith('/login/');

/** Only the browser knows the last address, so it is filled in after hydration. */
function useLastAddress(): RefObject<HTMLInputElement | null> {
  const { lastAddress } = useSignIn();
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (field.current?.value === '') field.current.value = lastAddress() ?? '';
    // The lobby's own address shows more than the form, so only the sign-in page moves the focus.
    const isFree = document.activeElement === document.body;
    if (isFree && isSignInPage(location.pathname)) field.current?.focus({ preventScroll: true });
  }, [lastAddress]);
  return field;
}
