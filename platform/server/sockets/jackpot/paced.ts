/** Of what comes too often the newest alone is said: at once after a quiet, else when the last is `everyMs` old. */
export interface Paced<Message> {
  say(message: Message): void;
  /** Until `go`, said as often, nothing is said; the newest waits. */
  hold(): void;
  go(): void;
  stop(): void;
}

export function paced<Message>(everyMs: number, sayNow: (message: Message) => void): Paced<Message> {
  let waiting: { readonly message: Message } | null = null;
  let timer: NodeJS.Timeout | undefined;
  let holders = 0;
  const flush = (): void => {
    timer = undefined;
    if (!waiting || holders > 0) return;
    const { message } = waiting;
    waiting = null;
    sayNow(message);
    timer = setTimeout(flush, everyMs).unref();
  };
  return {
    say(message) {
      waiting = { message };
      if (!timer) flush();
    },
    hold: () => void holders++,
    go() {
      holders--;
      if (!timer) flush();
    },
    stop: () => clearTimeout(timer),
  };
}
