import { SECOND } from '@foyer/domain/duration.ts';
import { parseRecord } from '../storage/record.ts';
import type { CodeSent } from './signInCalls.ts';

/** What a one-time code is for. */
export type CodeUse = 'signIn' | 'phone' | 'emailChange';

export interface CodeAttempt {
  readonly attempt: string;
  /** The address that the code was sent to, as typed. */
  readonly address: string;
  /** Milliseconds since the epoch. */
  readonly mayResendAt: number;
}

const keyOf = (use: CodeUse): string => `${use}.code`;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

export function rememberAttempt(
  { store, use, nowMs }: { readonly store: Store; readonly use: CodeUse; readonly nowMs: number },
  address: string,
  sent: Pick<CodeSent, 'attempt' | 'resendAfterSeconds'>,
): CodeAttempt {
  const { attempt, resendAfterSeconds } = sent;
  const stored: CodeAttempt = { attempt, address, mayResendAt: nowMs + resendAfterSeconds * SECOND };
  store.setItem(keyOf(use), JSON.stringify(stored));
  return stored;
}

/** Removes the attempt, after which its code can no longer be entered. */
export const forgetAttempt = (store: Store, use: CodeUse): void => store.setItem(keyOf(use), '');

/** Returns the same object until the stored attempt changes, as useSyncExternalStore requires. */
export function attemptReader(store: Store, use: CodeUse): () => CodeAttempt | null {
  let seen: { readonly text: string; readonly attempt: CodeAttempt | null } | null = null;
  return () => {
    const text = store.getItem(keyOf(use)) ?? '';
    if (seen?.text !== text) seen = { text, attempt: parsed(text) };
    return seen.attempt;
  };
}

function parsed(text: string): CodeAttempt | null {
  const { attempt, address, mayResendAt } = parseRecord(text) ?? {};
  return typeof attempt === 'string' && typeof address === 'string' && typeof mayResendAt === 'number'
    ? { attempt, address, mayResendAt }
    : null;
}
