import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { SignInHead } from '../layout/SignInHead.tsx';
import { type SendCode, createCodeEntry } from './codeEntry.ts';
import { CodeInput } from './CodeInput.tsx';
import { ResendButton } from './ResendButton.tsx';
import type { CodeAttemptState } from './useCodeAttempt.ts';
import { CODE_DIGITS } from '@foyer/contract/signIn/outcomes.ts';
import { useStore } from '../../../app/useStore.ts';

interface CodeFormProps {
  readonly className: string;
  readonly codeAttempt: CodeAttemptState;
  readonly send: SendCode;
  /** Label of the submit button. */
  readonly act: string;
  /** Button or link for another address or number. */
  readonly children: ReactNode;
}

/** Form for a code that was sent by email or SMS, with a button that requests another code. */
export function CodeForm({ className, codeAttempt, send, act, children }: CodeFormProps) {
  const text = useText();
  const { turn, error, isEntering, write, enter } = useCodeEntry(send);
  const address = codeAttempt.attempt?.address;
  const submitted = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    enter();
  };
  return (
    <form className={className} method="dialog" onSubmit={submitted} noValidate>
      <SignInHead
        title={text('signIn.code.title')}
        lead={address === undefined ? text('signIn.code.leadUnknown') : text('signIn.code.lead', { address })}
      />
      <CodeInput key={turn} error={error} isReadOnly={isEntering} onChange={write} />
      <Button type="submit" variant="primary" size="large" isBlock isLoading={isEntering}>
        {act}
      </Button>
      <div>
        <ResendButton {...codeAttempt} />
        {children}
        <output className="fy-muted">
          {codeAttempt.error ?? (codeAttempt.wasResent ? text('signIn.code.resent') : '')}
        </output>
      </div>
    </form>
  );
}

function useCodeEntry(send: SendCode) {
  const text = useText();
  const [entry] = useState(createCodeEntry);
  const { error, isEntering, turn } = useStore(entry);
  const message =
    error?.kind === 'incomplete' ? text('signIn.code.incomplete', { digits: CODE_DIGITS }) : error?.why;
  return {
    error: message ?? null,
    isEntering,
    turn,
    write: (code: string) => entry.write(code, send),
    enter: () => entry.enter(send),
  };
}
