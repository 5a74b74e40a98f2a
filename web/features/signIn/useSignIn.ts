import { useCallback, useMemo } from 'react';
import { browserSignIn, type BrowserSignIn } from '../../transport/signIn/browserSignIn.ts';
import { useLocale, useText } from '../../i18n/i18n.tsx';
import { useSettings } from '../../app/app.tsx';
import { tracking } from '../../transport/tracking/tracking.ts';
import { SignInFailure } from '../../transport/signIn/signInCalls.ts';

/** Calls of the sign-in without the identity provider. */
export function useSignIn(): BrowserSignIn {
  const { brand } = useSettings();
  const locale = useLocale();
  return useMemo(() => browserSignIn(brand, locale), [brand, locale]);
}

/** Message for an error. Also reports the outcome to analytics (CUST-08). */
export function useFailureText(): (thrown: unknown) => string {
  const text = useText();
  return useCallback(
    (thrown) => {
      if (!(thrown instanceof SignInFailure)) return text('signIn.refused.other');
      const { type, outcome, keys } = thrown;
      if (outcome) {
        tracking.track({ name: 'signInRefused', outcome });
        return text(`signIn.refused.${outcome}`, { triesLeft: Number(keys.triesLeft ?? 0) });
      }
      if (type === 'Unavailable') return text('shell.unavailable');
      const key = type === null ? 'unreachable' : TEXT_OF_TYPE[type];
      return text(`signIn.refused.${key ?? 'other'}`);
    },
    [text],
  );
}

const TEXT_OF_TYPE: Readonly<Record<string, 'tooSoon' | 'notAnAddress' | 'notOffered'>> = {
  TooManyRequests: 'tooSoon',
  BadRequest: 'notAnAddress',
  SignInNotOffered: 'notOffered',
};
