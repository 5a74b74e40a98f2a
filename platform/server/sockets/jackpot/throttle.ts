/** Sends the newest message at most once per interval: at once after a quiet interval, otherwise at its end. */
export function throttle<Message>(everyMs: number, sendNow: (message: Message) => void) {
  let waiting: { readonly message: Message } | null = null;
  let timer: NodeJS.Timeout | undefined;
  let pauses = 0;
  const flush = (): void => {
    timer = undefined;
    if (!waiting || pauses > 0) return;
    const { message } = waiting;
    waiting = null;
    sendNow(message);
    timer = setTimeout(flush, everyMs).unref();
  };
  return {
    send(message: Message): void {
      waiting = { message };
      if (!timer) flush();
    },
    /** Nothing is sent until `resume` has been called as often as `pause`; the newest message waits. */
    pause: () => void pauses++,
    resume(): void {
      pauses--;
      if (!timer) flush();
    },
    stop: () => clearTimeout(timer),
  };
}

export type Throttle<Message> = ReturnType<typeof throttle<Message>>;
