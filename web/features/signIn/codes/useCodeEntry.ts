import { useState } from 'react';
import { CODE_DIGITS } from '@foyer/contract/signIn/outcomes.ts';
import { useStore } from '../../../app/useStore.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { createCodeEntry, type SendCode } from './codeEntry.ts';

export interface EnteredCode {
  readonly error: string | null;
  readonly isEntering: boolean;
  readonly turn: number;
  write(code: string): void;
  enter(): void;
}

/** Code entry that submits a complete code automatically, and never two at a time. */
export function useCodeEntry(send: SendCode): EnteredCode {
  const text = useText();
  const [entry] = useState(createCodeEntry);
  const { error, isEntering, turn } = useStore(entry);
  const message =
    error?.kind === 'incomplete' ? text('signIn.code.incomplete', { digits: CODE_DIGITS }) : error?.why;
  return {
    error: message ?? null,
    isEntering,
    turn,
    write: (code) => entry.write(code, send),
    enter: () => entry.enter(send),
  };
}
