import type { AgentsState } from '../agents.ts';
import { createChatApi, type Spoken } from './chatApi.ts';
import { isMessage, type FromFrame, type Style, type ToFrame } from './messages.ts';
import { createView } from './view.ts';

/** Script of the conversation frame. It accepts only messages of the parent window, which is a lobby. */
const AGAIN_MS = 2000;
const AGENTS_MS = 20_000;

const post = (message: FromFrame): void => parent.postMessage(message, '*');

const launcher = document.querySelector('[data-launcher]');
if (launcher) launcher.addEventListener('click', () => post({ say: 'launch' }));
else converse();

function converse(): void {
  const api = createChatApi(new URLSearchParams(location.search).get('key') ?? '');
  let { lang } = document.documentElement;
  /** Each change of user aborts the previous long poll. */
  let listening = new AbortController();

  async function listen(): Promise<void> {
    listening.abort();
    listening = new AbortController();
    const { signal } = listening;
    view.clear();
    void watchAgents(api, signal, view.showAgents);
    let version: number | null = null;
    while (!signal.aborted && api.isKnown) {
      const spoken: Spoken | null | undefined = await api
        .lines(view.length(), version, signal)
        .catch(() => undefined);
      if (signal.aborted) return;
      if (spoken === null) return post({ say: 'proofIsOver' });
      if (spoken) {
        version = spoken.progress.version;
        view.show(spoken);
      } else await new Promise((wait) => setTimeout(wait, AGAIN_MS));
    }
  }
  async function send(text: string): Promise<boolean> {
    if (!api.isKnown) {
      await api.begin(lang);
      void listen();
    }
    const isTaken = await api.say(text);
    if (isTaken === null) post({ say: 'proofIsOver' });
    return isTaken === true;
  }
  const view = createView({ send, end: api.end, post });
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
    if (data.say === 'style') {
      wear(data.style);
      view.setStyle(data.style);
    }
    if (data.say === 'login') void login(data.jwt);
    if (data.say === 'logout') {
      api.logout();
      void listen();
    }
    if (data.say === 'shown') view.shown(data.isShown);
  });
  post({ say: 'ready' });
}

/** Until the visitor has written, after which each answer says whether agents are there. */
async function watchAgents(
  api: ReturnType<typeof createChatApi>,
  signal: AbortSignal,
  show: (agents: AgentsState) => void,
): Promise<void> {
  while (!signal.aborted && !api.isKnown) {
    const agents = await api.agents().catch(() => null);
    if (agents && !api.isKnown) show(agents);
    await new Promise((wait) => setTimeout(wait, AGENTS_MS));
  }
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
