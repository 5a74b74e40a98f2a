import { useState, useSyncExternalStore, type SubmitEvent } from 'react';
import { Button } from '../../../design/button/Button.tsx';
import { TextField } from '../../../design/field/Field.tsx';
import { Icon } from '../../../design/icon/Icon.tsx';
import { useHref, useText } from '../../content/index.ts';
import { useFailureText, useSignIn } from './useSignIn.ts';

/** Where the code is to go. What comes after is the same for an address that nobody has. */
export function AddressForm({ search }: { search: string }) {
  const text = useText();
  const { error, isSending, send, lastAddress } = useSending(search);
  const submitted = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('address');
    if (typeof typed === 'string') send(typed);
  };
  return (
    <form className="fy-signin__methods" method="dialog" onSubmit={submitted} noValidate>
      <TextField
        key={lastAddress}
        label={text('signIn.address')}
        hint={text('signIn.address.hint')}
        error={error ?? undefined}
        icon={<Icon name="envelope-simple" size="small" />}
        name="address"
        autoComplete="username"
        maxLength={100}
        required
        defaultValue={lastAddress}
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
  // Known in the browser alone, so it comes after the first paint.
  const lastAddress = useSyncExternalStore(never, signIn.lastAddress, nobody) ?? '';
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
  return { error, isSending, send, lastAddress };
}

const never = () => () => {};
const nobody = () => null;
