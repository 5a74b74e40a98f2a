import type { Api, Player } from './api.ts';
import { element } from '../../studios/client/page.ts';
import { bar, button, mark } from './elements.ts';
import type { Language } from './language.ts';

export interface WidgetDeps {
  readonly api: Api;
  readonly language: Language;
  /** Called after a button of a dialog was pressed, because the data may have changed. */
  onDialogButton(): void;
}

/** Explains the programme to a player who has not opted in, and asks for confirmation. */
export function optInView(
  { gamificationOpt }: Player,
  { api, language: { say }, onDialogButton }: WidgetDeps,
): HTMLElement {
  const card = element('section', { class: 'card' });
  const joined = () => element('p', { role: 'status' }, mark('done'), say('join.done'));
  // The page asks the casino for the new status a moment later, and only then removes this widget.
  if (gamificationOpt.enable) {
    card.append(joined());
    return card;
  }
  const ask = dialogOf(say('join'), say('join.text'), {
    yes: say('join.yes'),
    no: say('no'),
    async onAnswer(isYes) {
      if (isYes) await api.opt(true);
      if (isYes) card.replaceChildren(joined());
      onDialogButton();
    },
  });
  card.append(
    element('h2', {}, say('join')),
    element(
      'ul',
      { class: 'benefits' },
      ...BENEFITS.map(({ key, icon }) => element('li', {}, mark(icon), say(key))),
    ),
    element(
      'p',
      { class: 'start' },
      button(say('join.button'), 'main', () => ask.open()),
      element('span', { class: 'muted' }, say('join.about')),
    ),
    ask.dialog,
  );
  return card;
}

const BENEFITS = [
  { key: 'join.points', icon: 'star' },
  { key: 'join.missions', icon: 'done' },
  { key: 'join.tournament', icon: 'cup' },
] as const;

export function levelView({ points, nextLevelFrom, level }: Player, deps: WidgetDeps): HTMLElement {
  const { api, language, onDialogButton } = deps;
  const { say, number } = language;
  const left = nextLevelFrom === null ? null : Math.max(0, nextLevelFrom - points);
  const ask = dialogOf(say('leave'), say('leave.text'), {
    yes: say('leave.yes'),
    no: say('no'),
    async onAnswer(isYes) {
      if (isYes) await api.opt(false);
      onDialogButton();
    },
  });
  return element(
    'section',
    { class: 'card level' },
    element(
      'p',
      { class: 'points' },
      element('b', {}, number(points)),
      ` ${say('points')} · ${say('level', { level })}`,
    ),
    ...(nextLevelFrom === null ? [] : [bar(say('points'), points, nextLevelFrom)]),
    element('p', { class: 'muted' }, left === null ? say('top') : say('left', { points: number(left) })),
    button(say('leave'), 'quiet', () => ask.open()),
    ask.dialog,
  );
}

interface Choice {
  readonly yes: string;
  readonly no: string;
  onAnswer(isYes: boolean): Promise<void>;
}

/** The dialog is part of the layout and not an overlay, because the frame is only as high as its content. */
function dialogOf(title: string, text: string, { yes, no, onAnswer }: Choice) {
  const dialog = element('dialog', { 'aria-label': title });
  const answer = (isYes: boolean) => () => {
    dialog.close();
    void onAnswer(isYes);
  };
  dialog.append(
    element('p', {}, text),
    element('div', { class: 'acts' }, button(yes, 'main', answer(true)), button(no, 'plain', answer(false))),
  );
  return {
    dialog,
    open() {
      dialog.show();
      dialog.querySelector('button')?.focus();
    },
  };
}
