import { dateTag } from '../../companies/dateTag.ts';
import type { Line } from '../store.ts';
import type { ChatTexts } from '../texts.ts';
import { createChatApi, type Spoken } from './chatApi.ts';
import { isMessage, type FromFrame, type Style, type ToFrame } from './messages.ts';

/** Script of the conversation frame. It accepts only messages of the parent window, which is a lobby. */
const AGAIN_MS = 2000;

const post = (message: FromFrame): void => parent.postMessage(message, '*');

const launcher = document.querySelector('[data-launcher]');
if (launcher) launcher.addEventListener('click', () => post({ say: 'launch' }));
else converse();

function converse(): void {
  const api = createChatApi(new URLSearchParams(location.search).get('key') ?? '');
  const view = createView();
  let { lang } = document.documentElement;
  /** Each change of user aborts the previous long poll. */
  let listening = new AbortController();

  async function listen(): Promise<void> {
    listening.abort();
    listening = new AbortController();
    const { signal } = listening;
    view.clear();
    while (!signal.aborted && api.isKnown) {
      const spoken = await api.lines(view.length(), signal).catch(() => undefined);
      if (signal.aborted) return;
      if (spoken === null) return post({ say: 'proofIsOver' });
      if (spoken) view.show(spoken);
      else await new Promise((wait) => setTimeout(wait, AGAIN_MS));
    }
  }
  view.onSend(async (text) => {
    if (!api.isKnown) {
      await api.begin(lang);
      void listen();
    }
    const isTaken = await api.say(text);
    if (isTaken === null) post({ say: 'proofIsOver' });
    return isTaken === true;
  });
  async function login(jwt: string): Promise<void> {
    try {
      const name = await api.login(jwt, lang);
      void listen();
      view.greet(name);
      post({ say: 'loggedIn' });
    } catch (error) {
      post({ say: 'refused', reason: error instanceof Error ? error.message : '' });
    }
  }

  addEventListener('message', ({ source, data }) => {
    if (source !== parent || !isMessage<ToFrame>(data)) return;
    if (data.say === 'hello') {
      lang = data.locale || lang;
      void listen();
    }
    if (data.say === 'style') wear(data.style);
    if (data.say === 'login') void login(data.jwt);
    if (data.say === 'logout') {
      api.logout();
      void listen();
    }
    if (data.say === 'shown') view.shown(data.isShown);
  });
  post({ say: 'ready' });
}

/** Takes over the colours, the font and the format of dates of the page around the frame. */
function wear({ theme = {}, font, dates }: Style): void {
  const { style, dataset } = document.documentElement;
  if (typeof dates === 'string') dataset['dates'] = dates;
  for (const [name, value] of Object.entries(theme)) style.setProperty(`--${name}`, value);
  if (!font) return;
  const face = new FontFace(font.family, `url(${JSON.stringify(font.url)})`, { weight: font.weight });
  document.fonts.add(face);
  style.setProperty('--font', JSON.stringify(font.family));
}

function createView() {
  const words: ChatTexts = JSON.parse(find('#words').textContent ?? '');
  const [log, alert, hello, form] = [find('ol'), find('[role=alert]'), find('[data-hello]'), find('form')];
  const input = find<HTMLTextAreaElement>('textarea');
  let [isShown, unread] = [false, 0];
  const count = (next: number) => {
    unread = next;
    post({ say: 'unread', count: unread });
  };
  const greet = (name: string) => {
    hello.textContent = name ? words.hello.replace('{name}', name) : words.helloNobody;
  };
  const close = () => post({ say: 'close' });
  find('[data-close]').addEventListener('click', close);
  addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    form.requestSubmit();
  });
  return {
    length: () => log.childElementCount,
    clear() {
      log.replaceChildren();
      greet('');
      count(0);
    },
    greet,
    show({ name, lines }: Spoken) {
      greet(name);
      // Messages sent before this page was loaded count as read.
      if (!isShown && log.childElementCount > 0)
        count(unread + lines.filter(({ by }) => by === 'desk').length);
      for (const line of lines) log.append(entryOf(line, words));
      log.lastElementChild?.scrollIntoView({ block: 'end' });
    },
    shown(next: boolean) {
      isShown = next;
      if (!next) return;
      count(0);
      input.focus();
    },
    onSend(send: (text: string) => Promise<boolean>) {
      const sent = (isSent: boolean) => {
        alert.textContent = isSent ? '' : words.failed;
        if (isSent) input.value = '';
      };
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        const text = input.value.trim();
        if (text) void send(text).then(sent, () => sent(false));
      });
    },
  };
}

function entryOf({ by, text, at }: Line, words: ChatTexts): HTMLElement {
  const entry = document.createElement('li');
  const who = document.createElement('small');
  who.textContent = `${{ user: words.you, desk: words.desk, house: words.company }[by]} · ${timeOf(at)}`;
  entry.dataset['by'] = by;
  entry.append(who, text);
  return entry;
}

/** The time of day, with the date unless it is today. */
function timeOf(at: string): string {
  const time = new Date(at);
  const isToday = time.toDateString() === new Date().toDateString();
  const { lang, dataset } = document.documentElement;
  return time.toLocaleString(dateTag(dataset['dates'], lang), {
    timeStyle: 'short',
    ...(!isToday && { dateStyle: 'short' }),
  });
}

function find<Found extends HTMLElement = HTMLFormElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`this page has no ${selector}`);
  return found;
}
