import { useState, useSyncExternalStore } from 'react';
import { CODE_DIGITS } from '@foyer/contract/signIn/outcomes.ts';
import { useText } from '../../content/index.ts';
import { createCodeEntry, type SendCode } from './codeEntry.ts';

export interface EnteredCode {
  readonly error: string | null;
  readonly isEntering: boolean;
  /** The key of the boxes. */
  readonly turn: number;
  write(code: string): void;
  enter(): void;
}

/** A code that goes off by itself when it is whole, and never twice at once. */
export function useCodeEntry(send: SendCode): EnteredCode {
  const text = useText();
  const [entry] = useState(createCodeEntry);
  const { error, isEntering, turn } = useSyncExternalStore(entry.subscribe, entry.current, entry.current);
  const inWords =
    error?.kind === 'incomplete' ? text('signIn.code.incomplete', { digits: CODE_DIGITS }) : error?.why;
  return {
    error: inWords ?? null,
    isEntering,
    turn,
    write: (code) => entry.write(code, send),
    enter: () => entry.enter(send),
  };
}
