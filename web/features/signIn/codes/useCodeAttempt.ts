import { useEffect, useState, useSyncExternalStore } from 'react';
import { SECOND } from '@foyer/domain/duration.ts';
import { browserClock } from '../../../transport/clock/clock.ts';
import type { CodeAttempt } from '../../../transport/signIn/codeAttempt.ts';

/** Where codes come from: the sign-in or the phone verification. */
export interface AttemptSource {
  underWay(): CodeAttempt | null;
  /** The attempt on the server and during hydration; by default not known. */
  readonly served?: null | undefined;
  /** Sends and stores a new attempt. @returns null, or an error message if none was sent */
  resend(attempt: CodeAttempt): Promise<string | null>;
}

export interface CodeAttemptState {
  /** Undefined on the server and during hydration, before the tab's storage has been read. */
  readonly attempt: CodeAttempt | null | undefined;
  readonly secondsLeft: number;
  readonly isSending: boolean;
  readonly wasResent: boolean;
  readonly error: string | null;
  resend(): void;
}

/** OPEN-35: the attempt that this tab has started. @param onResent called when a new code was sent */
export function useCodeAttempt(source: AttemptSource, onResent: () => void = () => {}): CodeAttemptState {
  const attempt = useSyncExternalStore(never, source.underWay, () => source.served);
  const [isSending, setSending] = useState(false);
  const [wasResent, setResent] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const secondsLeft = useSecondsUntil(attempt?.mayResendAt ?? 0);

  const resend = () => {
    if (!attempt) return;
    setSending(true);
    void source.resend(attempt).then((why) => {
      setSending(false);
      setError(why);
      if (why !== null) return;
      setResent(true);
      onResent();
    });
  };
  return { attempt, secondsLeft, isSending, wasResent, error, resend };
}

/** Session storage has no change events within a tab; the code that writes to it triggers a render. */
const never = () => () => {};

/** Whole seconds from now; 0 for a past time. */
export function useSecondsUntil(at: number): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    let cancelTimer = () => {};
    const tick = () => {
      const left = Math.max(0, Math.ceil((at - browserClock.now()) / SECOND));
      setSeconds(left);
      if (left > 0) cancelTimer = browserClock.after(SECOND, tick);
    };
    tick();
    return () => cancelTimer();
  }, [at]);
  return seconds;
}
