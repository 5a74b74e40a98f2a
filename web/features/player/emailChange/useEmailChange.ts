import { useMemo, useState } from 'react';
import type { MessageKey } from '@foyer/contract/generated/messages.ts';
import {
  ChangeEmail,
  RequestEmailChange,
  ResendEmailChangeCodes,
} from '@foyer/contract/generated/operations.ts';
import type { EmailChangeOutcome } from '@foyer/contract/registration/emailChange.ts';
import { CODE_DIGITS } from '@foyer/contract/signIn/outcomes.ts';
import { serverErrorIn, type CallError } from '../../../transport/graphql/errors.ts';
import { browserEmailChange } from '../../../transport/registration/browserEmailChange.ts';
import { useGraphql } from '../../../app/graphql.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { useCodeAttempt } from '../../signIn/index.ts';

/** An error message, and the field that it belongs to; null for none. */
export interface EmailChangeProblem {
  readonly field: 'current' | 'new' | null;
  readonly message: string;
}

export type EmailChange = ReturnType<typeof useEmailChange>;

/** Steps of the change. @param current the player's address before the change */
export function useEmailChange(current: string) {
  const graphql = useGraphql();
  const text = useText();
  const [browser] = useState(browserEmailChange);
  const [changedTo, setChangedTo] = useState<string | null>(null);
  const [problem, setProblem] = useState<EmailChangeProblem | null>(null);
  const [isRunning, setRunning] = useState(false);
  const problemOf = useProblemOf();
  const source = useMemo(
    () => ({
      underWay: browser.pendingAttempt,
      async resend({ attempt }: { readonly attempt: string }) {
        const { data, error } = await graphql.mutate(ResendEmailChangeCodes, { attempt });
        if (!data) return problemOf(error).message;
        browser.remember(data.resendEmailChangeCodes.email, data.resendEmailChangeCodes);
        setProblem(null);
        return null;
      },
    }),
    [browser, graphql, problemOf],
  );
  const codeAttempt = useCodeAttempt(source);
  /** Session storage has no change events within a tab, so each step ends with a render, which reads it again. */
  const run = async (step: () => Promise<EmailChangeProblem | null>): Promise<void> => {
    if (isRunning) return;
    setRunning(true);
    try {
      setProblem(await step());
    } finally {
      setRunning(false);
    }
  };

  return {
    codeAttempt,
    changedTo,
    problem,
    isRunning,
    request: (email: string) =>
      run(async () => {
        const { data, error } = await graphql.mutate(RequestEmailChange, { email });
        if (!data) return problemOf(error);
        browser.remember(data.requestEmailChange.email, data.requestEmailChange);
        return null;
      }),
    confirm: (codes: { readonly current: string; readonly new: string }) =>
      run(async () => {
        const incomplete = (['current', 'new'] as const).find((field) => codes[field].length !== CODE_DIGITS);
        if (incomplete)
          return {
            field: incomplete,
            message: text('profile.emailChange.incomplete', { digits: CODE_DIGITS }),
          };
        const { attempt = '' } = codeAttempt.attempt ?? {};
        const variables = { attempt, currentCode: codes.current, newCode: codes.new };
        const { data, error } = await graphql.mutate(ChangeEmail, variables);
        if (!data) return problemOf(error);
        browser.forget();
        browser.replaceLastAddress(current, data.changeEmail.email);
        setChangedTo(data.changeEmail.email);
        return null;
      }),
    startOver: () =>
      run(async () => {
        browser.forget();
        return null;
      }),
  };
}

function useProblemOf() {
  const text = useText();
  return useMemo(
    () =>
      (error: CallError | undefined): EmailChangeProblem => {
        // The codes may have arrived although no response did.
        if (error?.networkError) return { field: null, message: text('shell.unavailable') };
        const refusal = serverErrorIn(error);
        const { field, key } = (refusal && PROBLEMS[refusal.type]) ?? OTHER;
        return { field, message: text(key, { triesLeft: Number(refusal?.keys['triesLeft'] ?? 0) }) };
      },
    [text],
  );
}

const OTHER = { field: null, key: 'profile.emailChange.refused.other' } as const;

interface ProblemText {
  readonly field: EmailChangeProblem['field'];
  readonly key: MessageKey;
}

const CODE_PROBLEMS: Readonly<Record<EmailChangeOutcome, ProblemText>> = {
  WRONG_CURRENT_CODE: { field: 'current', key: 'profile.emailChange.wrong' },
  WRONG_NEW_CODE: { field: 'new', key: 'profile.emailChange.wrong' },
  CODES_GONE: { field: null, key: 'profile.emailChange.refused.CODES_GONE' },
  TOO_MANY_TRIES: { field: null, key: 'profile.emailChange.refused.TOO_MANY_TRIES' },
};

const PROBLEMS: Readonly<Record<string, ProblemText>> = {
  ...CODE_PROBLEMS,
  notAnEmail: { field: 'new', key: 'profile.emailChange.refused.notAnEmail' },
  sameEmail: { field: 'new', key: 'profile.emailChange.refused.sameEmail' },
  TooManyRequests: { field: null, key: 'profile.emailChange.refused.tooSoon' },
  Unavailable: { field: null, key: 'shell.unavailable' },
  EmailChangeNotOffered: { field: null, key: 'profile.emailChange.refused.notOffered' },
};
