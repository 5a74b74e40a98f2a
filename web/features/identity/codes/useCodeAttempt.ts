import { useEffect, useState, useSyncExternalStore } from 'react';
import { SECOND } from '@foyer/domain/duration.ts';
import { browserClock } from '../../../transport/clock/clock.ts';
import type { CodeAttempt } from '../../../transport/signIn/codeAttempt.ts';

/** Whose codes they are. */
export interface AttemptSource {
  underWay(): CodeAttempt | null;
  /** Remembers what was sent. @returns null, or why none was sent, in words */
  resend(attempt: CodeAttempt): Promise<string | null>;
}

export interface CodeAttemptState {
  /** Undefined until the browser has been asked, as on the server. */
  readonly attempt: CodeAttempt | null | undefined;
  /** Until a new code may be asked for. */
  readonly secondsLeft: number;
  readonly isSending: boolean;
  /** A new code is on its way. */
  readonly wasResent: boolean;
  readonly error: string | null;
  resend(): void;
}

/** The attempt of this tab, with the countdown to its next code (OPEN-35). @param onResent when one is on its way */
export function useCodeAttempt(source: AttemptSource, onResent: () => void = () => {}): CodeAttemptState {
  const attempt = useSyncExternalStore(never, source.underWay, unasked);
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

/** The tab's storage tells nobody when it changes: whoever writes it renders anew. */
const never = () => () => {};
const unasked = () => undefined;

/** Whole seconds from now; none for a moment that has passed. */
export function useSecondsUntil(at: number): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    let callOff = () => {};
    const tick = () => {
      const left = Math.max(0, Math.ceil((at - browserClock.now()) / SECOND));
      setSeconds(left);
      if (left > 0) callOff = browserClock.after(SECOND, tick);
    };
    tick();
    return () => callOff();
  }, [at]);
  return seconds;
}
