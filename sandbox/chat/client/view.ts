import type { AgentsState } from '../agents.ts';
import type { Progress } from '../store.ts';
import type { ChatTexts } from '../texts.ts';
import type { Spoken } from './chatApi.ts';
import { entryOf, timeOf } from './entries.ts';
import type { FromFrame, Style } from './messages.ts';

interface ViewDeps {
  /** @returns whether the message was accepted */
  send(text: string): Promise<boolean>;
  /** @returns whether the end was accepted */
  end(hasHelped?: boolean): Promise<boolean>;
  post(message: FromFrame): void;
}

/** The conversation on the page: its lines, its state, and what the player can do. */
export function createView({ send, end, post }: ViewDeps) {
  const words: ChatTexts = JSON.parse(find('#words').textContent ?? '');
  const [log, alert, hello] = [find('ol'), find('[role=alert]'), find('[data-hello]')];
  const [status, typing, ending] = [find('[data-status]'), find('[data-typing]'), find('[data-ending]')];
  const input = find<HTMLTextAreaElement>('textarea');
  let [isShown, unread] = [false, 0];
  const count = (next: number) => {
    unread = next;
    post({ say: 'unread', count: unread });
  };
  const greet = (name: string) => {
    hello.textContent = name ? words.hello.replace('{name}', name) : words.helloNobody;
  };
  const toEnd = () => log.parentElement?.scrollTo({ top: log.parentElement.scrollHeight });
  async function deliver(text: string): Promise<void> {
    const isSent = await send(text).catch(() => false);
    alert.textContent = isSent ? '' : words.failed;
    if (isSent) input.value = '';
    input.focus();
  }
  async function finish(hasHelped?: boolean): Promise<void> {
    const isDone = await end(hasHelped).catch(() => false);
    alert.textContent = isDone ? '' : words.failed;
    input.focus();
  }
  listenToControls({ close: () => post({ say: 'close' }), deliver, finish });

  function showAgents(agents: AgentsState): void {
    status.textContent = statusOf(agents, words);
    status.dataset['present'] = String(agents.isOpen && agents.isPresent);
  }
  return {
    length: () => log.querySelectorAll('[data-line]').length,
    clear() {
      log.replaceChildren();
      greet('');
      count(0);
      find('[data-end]').hidden = true;
      ending.hidden = true;
      typing.hidden = true;
    },
    greet,
    showAgents,
    setStyle({ brand }: Style) {
      if (brand) find('[data-brand]').textContent = brand;
    },
    show({ name, lines, progress, agents }: Spoken) {
      greet(name);
      // Messages sent before this page was loaded count as read.
      if (!isShown && log.childElementCount > 0)
        count(unread + lines.filter(({ by }) => by === 'desk').length);
      for (const line of lines) log.append(entryOf(line, words));
      showAgents(agents);
      showProgress(progress, agents, words);
      // A player who reads older lines stays there until another one arrives.
      if (lines.length > 0) toEnd();
    },
    shown(next: boolean) {
      isShown = next;
      if (!next) return;
      count(0);
      toEnd();
      input.focus();
    },
  };
}

interface Controls {
  readonly close: () => void;
  readonly deliver: (text: string) => Promise<void>;
  readonly finish: (hasHelped?: boolean) => Promise<void>;
}

function listenToControls({ close, deliver, finish }: Controls): void {
  const [form, input] = [find('form'), find<HTMLTextAreaElement>('textarea')];
  find('[data-close]').addEventListener('click', close);
  find('[data-end]').addEventListener('click', () => void finish());
  find('[data-helped=yes]').addEventListener('click', () => void finish(true));
  find('[data-helped=no]').addEventListener('click', () => void finish(false));
  addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    form.requestSubmit();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = input.value.trim();
    if (text) void deliver(text);
  });
}

function showProgress(
  { isTyping, isEnded, hasHelped, readTo }: Progress,
  agents: AgentsState,
  words: ChatTexts,
): void {
  const log = find('ol');
  find('[data-typing]').hidden = !(isTyping && agents.isPresent);
  find('[data-end]').hidden = log.childElementCount === 0 || isEnded;
  find('[data-ending]').hidden = !isEnded;
  find('[data-rate]').hidden = hasHelped !== null;
  find('[data-rated]').hidden = hasHelped === null;
  const own = [...log.querySelectorAll<HTMLElement>('[data-by=user]')];
  const last = own.at(-1);
  for (const entry of own) delete entry.dataset['read'];
  // As in other messengers, only the last message of the player says whether it was read.
  if (last) last.dataset['read'] = Number(last.dataset['line']) <= readTo ? words.read : words.sent;
}

function statusOf({ isOpen, isPresent, opensAt, closesAt }: AgentsState, words: ChatTexts): string {
  if (isOpen && isPresent) return words.online;
  const key = isOpen ? words.away : words.closed;
  return key.replace('{from}', timeOf(opensAt, true)).replace('{to}', timeOf(closesAt, true));
}

function find<Found extends HTMLElement = HTMLFormElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`this page has no ${selector}`);
  return found;
}
