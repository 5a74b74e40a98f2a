import type { MessageKey } from '@foyer/contract/generated/messages.ts';
import { useMemo, useState } from 'react';
import { RequestPhoneCode, ResendPhoneCode, VerifyPhone } from '@foyer/contract/generated/operations.ts';
import { serverErrorIn, type CallError } from '../../../transport/graphql/errors.ts';
import { browserPhone } from '../../../transport/registration/browserPhone.ts';
import { useGraphql } from '../../../app/graphql.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { useCodeAttempt } from '../../signIn/index.ts';

export type PhoneSteps = ReturnType<typeof usePhone>;

/**
 * Steps of the phone verification. `request` and `verify` return null, or an error message.
 * @param onVerified called when the number has been verified
 */
export function usePhone(onVerified: () => void) {
  const graphql = useGraphql();
  const refusalText = useRefusalText();
  const [browser] = useState(browserPhone);
  // Session storage has no change events within a tab, so this state triggers the render.
  const [, setRequested] = useState(0);
  const source = useMemo(
    () => ({
      underWay: browser.pendingAttempt,
      async resend({ attempt }: { readonly attempt: string }) {
        const { data, error } = await graphql.mutate(ResendPhoneCode, { attempt });
        if (!data) return refusalText(error);
        browser.remember(data.resendPhoneCode.number, data.resendPhoneCode);
        return null;
      },
    }),
    [browser, graphql, refusalText],
  );
  const underWay = useCodeAttempt(source);
  return {
    underWay,
    async request(typed: string): Promise<string | null> {
      const { data, error } = await graphql.mutate(RequestPhoneCode, { number: typed }, ['Player']);
      if (!data) return refusalText(error);
      browser.remember(data.requestPhoneCode.number, data.requestPhoneCode);
      setRequested((before) => before + 1);
      return null;
    },
    async verify(code: string): Promise<string | null> {
      const { attempt = '' } = underWay.attempt ?? {};
      const { data, error } = await graphql.mutate(VerifyPhone, { attempt, code });
      if (!data) return refusalText(error);
      browser.forget();
      onVerified();
      return null;
    },
    /** CONS-21: stores that the player skips the verification. @param path page to continue to */
    skip(path: string): void {
      browser.skip();
      location.replace(path);
    },
  };
}

function useRefusalText() {
  const text = useText();
  return useMemo(
    () => (error: CallError | undefined) => {
      if (error?.networkError) return text('signIn.refused.unreachable');
      const refusal = serverErrorIn(error);
      const key = refusal ? TEXT_OF_REFUSAL[refusal.type] : undefined;
      return text(key ?? 'signIn.refused.other', { triesLeft: Number(refusal?.keys['triesLeft'] ?? 0) });
    },
    [text],
  );
}

/** Text keys by refusal. Some texts are shared with the sign-in by code. */
const TEXT_OF_REFUSAL: Readonly<Record<string, MessageKey>> = {
  CODE_GONE: 'signIn.refused.AUTHENTICATION_REQUIRED',
  TOO_MANY_TRIES: 'signIn.refused.TOO_MANY_INVALID_LOGIN_ATTEMPTS',
  WRONG_CODE: 'signIn.refused.INVALID_LOGIN_CODE_ENTERED',
  TooManyRequests: 'signIn.refused.tooSoon',
  notAMobileNumber: 'verification.phone.notMobile',
  PhoneAlreadyVerified: 'verification.phone.already',
  Unavailable: 'shell.unavailable',
};
