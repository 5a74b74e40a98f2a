/** The script that a page loads. It takes over the page's event queue and sends the events in batches. */
const QUEUE = 'pebbletallyQueue';
const SEND_AFTER_MS = 500;

const element = document.currentScript;
if (element instanceof HTMLScriptElement) takeOver(new URL('events', element.src).href);

function takeOver(url: string): void {
  let unsent: unknown[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    if (unsent.length === 0) return;
    const body = JSON.stringify({ site: location.host, entries: unsent });
    unsent = [];
    fetch(url, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body,
    }).catch(() => {});
  };
  const end = () => {
    isOver = true;
    unsent = [];
    clearTimeout(timer);
    removeEventListener('pagehide', send);
  };
  const take = (entry: unknown) => {
    if (isOver) return;
    if (isWithdrawal(entry)) return end();
    unsent.push(entry);
    timer ??= setTimeout(send, SEND_AFTER_MS);
  };

  const waiting: unknown = Reflect.get(window, QUEUE);
  Reflect.set(window, QUEUE, { push: take });
  addEventListener('pagehide', send);
  if (Array.isArray(waiting)) waiting.forEach(take);
}

function isWithdrawal(entry: unknown): boolean {
  return (
    typeof entry === 'object' && entry !== null && 'event' in entry && entry.event === 'consentWithdrawn'
  );
}
