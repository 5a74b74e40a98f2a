import { apiAt } from './api.ts';
import { element } from './elements.ts';
import style from './style.css';
import { levelView, missionsView, optInView, tournamentView, type WidgetDeps } from './widgets.ts';
import { languageOf } from './language.ts';

interface Options {
  readonly widget: string;
  readonly accessToken: string;
  readonly locale: string;
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
  const { widget, theme, locale, accessToken, onDialogButton } = options;
  for (const [name, value] of Object.entries(theme)) root.style.setProperty(`--${name}`, value);
  const parts: WidgetDeps = { api: apiAt(base, accessToken), tongue: languageOf(locale), onDialogButton };
  const read = READERS[widget];
  if (!read) return;
  let shown = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const round = async () => {
    // Does not render over an open confirmation dialog.
    if (!root.querySelector('dialog[open]') && !document.hidden) {
      const { told, view } = await read(parts).catch(() => failed(parts));
      if (!isStopped && told !== shown) {
        shown = told;
        root.replaceChildren(element('style', {}, style), view);
      }
    }
    if (!isStopped) timer = setTimeout(() => void round(), READ_EVERY_MS);
  };
  stop = () => {
    isStopped = true;
    clearTimeout(timer);
  };
  void round();
}

interface Read {
  /** Serialized response. When it equals the previous one, nothing is rendered again. */
  readonly told: string;
  readonly view: HTMLElement;
}

const READERS: Readonly<Record<string, (parts: WidgetDeps) => Promise<Read>>> = {
  optIn: async (parts) => ({ told: 'optIn', view: optInView(parts) }),
  level: async (parts) => seen(await parts.api.player(), (told) => levelView(told, parts)),
  missions: async (parts) => seen(await parts.api.missions(), (told) => missionsView(told, parts)),
  tournaments: async (parts) => seen(await parts.api.tournament(), (told) => tournamentView(told, parts)),
};

const seen = <Told>(told: Told, viewOf: (told: Told) => HTMLElement): Read => ({
  told: JSON.stringify(told),
  view: viewOf(told),
});

const failed = ({ tongue: { say } }: WidgetDeps): Read => ({
  told: 'failed',
  view: element('section', { class: 'card' }, element('p', {}, say('failed'))),
});

Reflect.set(window, 'LaurelWidgets', { mount });
