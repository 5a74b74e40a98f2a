import { SECOND } from '@foyer/vocabulary/duration.ts';
import type { CodeSent } from './signInCalls.ts';

/** A sign-in by code under way in this tab. */
export interface CodeAttempt {
  readonly attempt: string;
  /** Where the code went, as it was typed. */
  readonly address: string;
  /** Milliseconds since the epoch. */
  readonly mayResendAt: number;
}

const KEY = 'signIn.code';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

export function rememberAttempt(store: Store, address: string, sent: CodeSent, nowMs: number): CodeAttempt {
  const { attempt, resendAfterSeconds } = sent;
  const kept: CodeAttempt = { attempt, address, mayResendAt: nowMs + resendAfterSeconds * SECOND };
  store.setItem(KEY, JSON.stringify(kept));
  return kept;
}

/** The attempt is over: its code opens nothing any more. */
export const forgetAttempt = (store: Store): void => store.setItem(KEY, '');

/** Once read it is the same object until it changes, as useSyncExternalStore wants it. */
export function attemptReader(store: Store): () => CodeAttempt | null {
  let seen: { readonly text: string; readonly attempt: CodeAttempt | null } | null = null;
  return () => {
    const text = store.getItem(KEY) ?? '';
    if (seen?.text !== text) seen = { text, attempt: parsed(text) };
    return seen.attempt;
  };
}

function parsed(text: string): CodeAttempt | null {
  try {
    const kept: unknown = JSON.parse(text);
    return isAttempt(kept) ? kept : null;
  } catch {
    return null;
  }
}

const isAttempt = (kept: unknown): kept is CodeAttempt =>
  typeof kept === 'object' &&
  kept !== null &&
  'attempt' in kept &&
  typeof kept.attempt === 'string' &&
  'address' in kept &&
  typeof kept.address === 'string' &&
  'mayResendAt' in kept &&
  typeof kept.mayResendAt === 'number';
