import type { Clock } from '../../transport/clock/clock.ts';
import { createStore } from '../../transport/store/store.ts';

export type MessageKind = 'error' | 'info' | 'success' | 'warning';

export interface FeedbackMessage {
  readonly id: string;
  readonly namespace: string;
  readonly kind: MessageKind;
  readonly message: string;
  /** MSG-03: the message is deleted after `closing`. */
  readonly status: 'open' | 'closing';
  readonly closeAfterMs?: number;
}

export type NewMessage = Omit<FeedbackMessage, 'id' | 'status'>;

export const CLOSING_MS = 300; // MSG-04; must match the CSS duration `--fy-dur-toast-out`
const CLOSE_AFTER_MS = 5000; // MSG-05

export interface Messages {
  all(): readonly FeedbackMessage[];
  subscribe(changed: () => void): () => void;
  /** Shows a message. It replaces an open one with the same topic and text. */
  show(message: NewMessage): void;
  close(id: string): void;
  /** MSG-06: pauses the timer while the message is hovered or focused. */
  pause(id: string): void;
  resume(id: string): void;
}

interface Countdown {
  readonly dueMs: number;
  readonly callOff: () => void;
}

export function createMessages(clock: Clock): Messages {
  const messages = createStore<readonly FeedbackMessage[]>([]);
  let lastId = 0;
  const running = new Map<string, Countdown>();
  const leftMs = new Map<string, number>();

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
    messages.set(messages.get().filter((message) => message.id !== id));
  }

  function close(id: string) {
    if (messages.get().find((message) => message.id === id)?.status !== 'open') return;
    forget(id);
    messages.set(
      messages.get().map((message) => (message.id === id ? { ...message, status: 'closing' } : message)),
    );
    clock.after(CLOSING_MS, () => remove(id));
  }

  const isSame = (a: NewMessage, b: NewMessage) => a.namespace === b.namespace && a.message === b.message;

  return {
    all: messages.get,
    subscribe: messages.subscribe,
    show(message) {
      for (const earlier of messages.get()) if (isSame(earlier, message)) remove(earlier.id);
      const id = String(++lastId);
      messages.set([...messages.get(), { ...message, id, status: 'open' }]);
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
