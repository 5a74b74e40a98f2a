import type { Clock } from '../../transport/clock/clock.ts';

/** MSG-02 */
export type MessageKind = 'error' | 'info' | 'success' | 'warning';

/** MSG-01 */
export interface FeedbackMessage {
  readonly id: string;
  /** What it is about. */
  readonly namespace: string;
  readonly kind: MessageKind;
  readonly message: string;
  /** MSG-03: deleted after that. */
  readonly status: 'open' | 'closing';
  readonly closeAfterMs?: number;
}

export type NewMessage = Omit<FeedbackMessage, 'id' | 'status'>;

export const CLOSING_MS = 300; // MSG-04, the length of `--fy-dur-toast-out`
const CLOSE_AFTER_MS = 5000; // MSG-05

export interface Messages {
  all(): readonly FeedbackMessage[];
  subscribe(changed: () => void): () => void;
  /** The same words about the same thing twice are one message, told anew. */
  show(message: NewMessage): void;
  close(id: string): void;
  /** MSG-06: somebody reads it. */
  pause(id: string): void;
  resume(id: string): void;
}

interface Countdown {
  readonly dueMs: number;
  readonly callOff: () => void;
}

/** What the site tells in passing. */
export function createMessages(clock: Clock): Messages {
  let messages: readonly FeedbackMessage[] = [];
  let lastId = 0;
  const running = new Map<string, Countdown>();
  const leftMs = new Map<string, number>();
  const listeners = new Set<() => void>();

  function become(next: readonly FeedbackMessage[]) {
    messages = next;
    for (const listener of listeners) listener();
  }

  function count(id: string, durationMs: number) {
    const callOff = clock.after(durationMs, () => close(id));
    running.set(id, { dueMs: clock.now() + durationMs, callOff });
  }

  function forget(id: string) {
    running.get(id)?.callOff();
    running.delete(id);
    leftMs.delete(id);
  }

  function remove(id: string) {
    forget(id);
    become(messages.filter((message) => message.id !== id));
  }

  function close(id: string) {
    if (messages.find((message) => message.id === id)?.status !== 'open') return;
    forget(id);
    become(messages.map((message) => (message.id === id ? { ...message, status: 'closing' } : message)));
    clock.after(CLOSING_MS, () => remove(id));
  }

  const isSame = (a: NewMessage, b: NewMessage) => a.namespace === b.namespace && a.message === b.message;

  return {
    all: () => messages,
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    show(message) {
      for (const earlier of messages) if (isSame(earlier, message)) remove(earlier.id);
      const id = String(++lastId);
      become([...messages, { ...message, id, status: 'open' }]);
      count(id, message.closeAfterMs ?? CLOSE_AFTER_MS);
    },
    close,
    pause(id) {
      const countdown = running.get(id);
      if (!countdown) return;
      countdown.callOff();
      running.delete(id);
      leftMs.set(id, countdown.dueMs - clock.now());
    },
    resume(id) {
      const left = leftMs.get(id);
      if (left === undefined) return;
      leftMs.delete(id);
      count(id, left);
    },
  };
}
