import { useState } from 'react';
import { bankOf } from '@foyer/contract/registration/methods.ts';
import { bankRegistration } from '../../transport/registration/bankRegistration.ts';
import { registrationCalls } from '../../transport/registration/registrationCalls.ts';
import { SignInFailure } from '../../transport/signIn/signInCalls.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { useSettings } from '../../app/app.tsx';
import { problemsOf, registrationForm, type Problems } from './formReading.ts';

type Failure = 'refused' | 'registerUnavailable' | 'bank' | 'failed';

interface Sent {
  /** The fields that the player has to correct. */
  readonly problems: Problems;
  readonly isSent: boolean;
}

/** State of the registration form. */
export function useRegistration() {
  const settings = useSettings();
  const { brand } = settings;
  const locale = useLocale();
  const [problems, setProblems] = useState<Problems>({});
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  // OVER-08: the page may be older than the documents, so the platform may return newer versions to accept.
  const [documentVersions, setVersions] = useState(settings.documentVersions);

  const send = async (entered: FormData): Promise<Sent> => {
    const form = registrationForm(entered);
    setSending(true);
    setFailure(null);
    try {
      const bank = bankOf(settings) && bankRegistration(brand, locale);
      const answer = await registrationCalls(brand, locale).register(form, bank?.proof() ?? null);
      const found = problemsOf(answer.problems);
      setProblems(found);
      setVersions(answer.documentVersions);
      const isSent = answer.problems.length === 0;
      // A page from before an update may not know the field.
      if (!isSent && Object.keys(found).length === 0) setFailure('failed');
      if (isSent) {
        bank?.forget();
        setSentTo(form.email);
      }
      return { problems: found, isSent };
    } catch (thrown) {
      setFailure(failureOf(thrown));
      return { problems: {}, isSent: false };
    } finally {
      setSending(false);
    }
  };
  return { documentVersions, problems, isSending, failure, sentTo, setProblems, send };
}

function failureOf(thrown: unknown): Failure {
  if (!(thrown instanceof SignInFailure)) return 'failed';
  if (thrown.outcome === 'AUTHENTICATION_REQUIRED') return 'bank';
  if (thrown.type === 'ExclusionRegisterUnavailable') return 'registerUnavailable';
  return thrown.type === 'RegistrationRefused' ? 'refused' : 'failed';
}
