import { useLayoutEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { TextField } from '../../../ui/field/Field.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useFailureText, useSignIn } from '../useSignIn.ts';

/** Email address for the code. The following pages do not reveal whether an account exists for the address. */
export function AddressForm({ search }: { search: string }) {
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

/** Only the browser knows the last address, so it is filled in after hydration. */
function useLastAddress(): RefObject<HTMLInputElement | null> {
  const { lastAddress } = useSignIn();
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (field.current?.value === '') field.current.value = lastAddress() ?? '';
  }, [lastAddress]);
  return field;
}
