import { useState } from 'react';
import { registrationCalls } from '../../../transport/registration/registrationCalls.ts';
import { SignInFailure } from '../../../transport/signIn/signInCalls.ts';
import { useLocale, useSettings } from '../../content/index.ts';
import { problemsOf, registrationForm, type Problems } from './formReading.ts';

export interface Sending {
  readonly problems: Problems;
  readonly isSending: boolean;
  /** Why the whole form came to nothing. */
  readonly failure: 'refused' | 'failed' | null;
  /** The address that was written to. */
  readonly sentTo: string | null;
  tell(problems: Problems): void;
  /** @returns what is to be mended */
  send(entered: FormData): Promise<Problems>;
}

export function useRegistration(): Sending {
  const { brand } = useSettings();
  const locale = useLocale();
  const [problems, tell] = useState<Problems>({});
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Sending['failure']>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);

  const send = async (entered: FormData): Promise<Problems> => {
    const form = registrationForm(entered);
    setSending(true);
    setFailure(null);
    try {
      const found = problemsOf(await registrationCalls(brand, locale).register(form));
      tell(found);
      if (Object.keys(found).length === 0) setSentTo(form.email);
      return found;
    } catch (thrown) {
      setFailure(
        thrown instanceof SignInFailure && thrown.type === 'RegistrationRefused' ? 'refused' : 'failed',
      );
      return {};
    } finally {
      setSending(false);
    }
  };
  return { problems, isSending, failure, sentTo, tell, send };
}
