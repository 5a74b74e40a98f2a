import { apiAt } from './api.ts';
import { element } from '../../studios/client/page.ts';
import style from './style.css';
import { levelView, optInView, type WidgetDeps } from './widgets.ts';
import { languageOf } from './language.ts';
import { missionsView } from './missions.ts';
import { tournamentView } from './tournament.ts';

interface Options {
  readonly widget: string;
  readonly accessToken: string;
  readonly locale: string;
  /** BCP 47 tag with the player's country for dates and times. */
  readonly dates?: string;
  readonly theme: Readonly<Record<string, string>>;
  onDialogButton(): void;
}

const READ_EVERY_MS = 3_000;

const script = document.currentScript;
const base = script instanceof HTMLScriptElement ? new URL(script.src).origin : '';

let stop = () => {};

/** Entry point of the page: shows a widget in an element. Another call moves it to another element. */
function mount(root: HTMLElement, options: Options): void {
  stop();
  const { widget, theme, locale, dates, accessToken, onDialogButton } = options;
  for (const [name, value] of Object.entries(theme)) root.style.setProperty(`--${name}`, value);
  const language = languageOf(locale, dates);
  const deps: WidgetDeps = { api: apiAt(base, accessToken), language, onDialogButton };
  const read = READERS[widget];
  if (!read) return;
  let shown = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const round = async () => {
    // Does not render over an open confirmation dialog.
    if (!root.querySelector('dialog[open]') && !document.hidden) {
      const { data, view } = await read(deps).catch(() => failed(deps));
      if (!isStopped && data !== shown) {
        shown = data;
        root.replaceChildren(element('style', {}, style), view);
        showTimeLeft(root, deps);
      }
    }
    if (!isStopped) timer = setTimeout(() => void round(), READ_EVERY_MS);
  };
  const ticking = setInterval(() => showTimeLeft(root, deps), 1_000);
  stop = () => {
    isStopped = true;
    clearTimeout(timer);
    clearInterval(ticking);
  };
  void round();
}

function showTimeLeft(root: HTMLElement, { language }: WidgetDeps): void {
  for (const shown of root.querySelectorAll<HTMLElement>('[data-until]'))
    shown.textContent = language.timeLeft(shown.dataset['until'] ?? '', Date.now());
}

interface Read {
  /** Serialized response. When it equals the previous one, nothing is rendered again. */
  readonly data: string;
  readonly view: HTMLElement;
}

const READERS: Readonly<Record<string, (deps: WidgetDeps) => Promise<Read>>> = {
  optIn: async (deps) => {
    const player = await deps.api.player();
    return { data: String(player.gamificationOpt.enable), view: optInView(player, deps) };
  },
  level: async (deps) => seen(await deps.api.player(), (data) => levelView(data, deps)),
  missions: async (deps) => seen(await deps.api.missions(), (data) => missionsView(data, deps)),
  tournaments: async (deps) => seen(await deps.api.tournament(), (data) => tournamentView(data, deps)),
};

const seen = <Data>(data: Data, viewOf: (data: Data) => HTMLElement): Read => ({
  data: JSON.stringify(data),
  view: viewOf(data),
});

const failed = ({ language: { say } }: WidgetDeps): Read => ({
  data: 'failed',
  view: element('section', { class: 'card' }, element('p', {}, say('failed'))),
});

Reflect.set(window, 'LaurelWidgets', { mount });
