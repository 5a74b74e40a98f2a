import { useState } from 'react';
import { CODE_DIGITS } from '@foyer/contract/signIn/outcomes.ts';
import { useStore } from '../../../app/useStore.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { createCodeEntry, type SendCode } from './codeEntry.ts';

export function useCodeEntry(send: SendCode) {
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
