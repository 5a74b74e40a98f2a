import { useCallback, useMemo } from 'react';
import { browserSignIn, type BrowserSignIn } from '../../../transport/signIn/browserSignIn.ts';
import { useLocale, useSettings, useText } from '../../content/index.ts';
import { tracking } from '../../../transport/tracking/tracking.ts';
import { SignInFailure } from '../../../transport/signIn/signInCalls.ts';

/** The calls of the custom flow; asked for nothing while a page is rendered. */
export function useSignIn(): BrowserSignIn {
  const { brand } = useSettings();
  const locale = useLocale();
  return useMemo(() => browserSignIn(brand, locale), [brand, locale]);
}

/** Why a call came to nothing, in words; and CUST-08: its outcome is told. */
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
      const key = type === null ? 'unreachable' : TEXT_OF_TYPE[type];
      return text(`signIn.refused.${key ?? 'other'}`);
    },
    [text],
  );
}

const TEXT_OF_TYPE: Readonly<Record<string, string>> = {
  TooManyRequests: 'tooSoon',
  BadRequest: 'notAnAddress',
  SignInNotOffered: 'notOffered',
};
