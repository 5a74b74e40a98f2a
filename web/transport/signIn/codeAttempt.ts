import { SECOND } from '@foyer/domain/duration.ts';
import type { CodeSent } from './signInCalls.ts';

/** What a code was asked for in this tab. */
export type CodeUse = 'signIn' | 'phone';

/** A code on its way to whoever asked for it in this tab. */
export interface CodeAttempt {
  readonly attempt: string;
  /** Where the code went, as it was typed. */
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
  const kept: CodeAttempt = { attempt, address, mayResendAt: nowMs + resendAfterSeconds * SECOND };
  store.setItem(keyOf(use), JSON.stringify(kept));
  return kept;
}

/** The attempt is over: its code opens nothing any more. */
export const forgetAttempt = (store: Store, use: CodeUse): void => store.setItem(keyOf(use), '');

/** Once read it is the same object until it changes, as useSyncExternalStore wants it. */
export function attemptReader(store: Store, use: CodeUse): () => CodeAttempt | null {
  let seen: { readonly text: string; readonly attempt: CodeAttempt | null } | null = null;
  return () => {
    const text = store.getItem(keyOf(use)) ?? '';
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
