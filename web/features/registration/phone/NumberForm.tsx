import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { TextField } from '../../../ui/field/Field.tsx';
import { SignInHead } from '../../signIn/index.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { PhoneSteps } from './usePhone.ts';

export interface NumberFormProps {
  readonly given: string;
  readonly request: PhoneSteps['request'];
  readonly onSent: () => void;
}

export function NumberForm({ given, request, onSent }: NumberFormProps) {
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
