import type { Api, MissionNow, Missions, Player, Tournament } from './api.ts';
import { element } from '../../studios/client/page.ts';
import { bar, button } from './elements.ts';
import type { Language } from './language.ts';

export interface WidgetDeps {
  readonly api: Api;
  readonly language: Language;
  /** Called after a button of a dialog was pressed, because the data may have changed. */
  onDialogButton(): void;
}

/** Shown to a player who has not opted in: explains the programme and asks for confirmation. */
export function optInView({ api, language: { say }, onDialogButton }: WidgetDeps): HTMLElement {
  const card = element('section', { class: 'card' });
  const ask = dialogOf(say('join'), say('join.text'), {
    yes: say('join.yes'),
    no: say('no'),
    async onAnswer(isYes) {
      if (isYes) await api.opt(true);
      // The page asks the casino for the new status a moment later, and only then removes this widget.
      if (isYes) card.replaceChildren(element('p', { role: 'status' }, say('join.done')));
      onDialogButton();
    },
  });
  card.append(
    element('p', {}, say('join.about')),
    button(say('join.button'), 'main', () => ask.open()),
    ask.dialog,
  );
  return card;
}

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

export function missionsView({ missions, endsAt }: Missions, { language }: WidgetDeps): HTMLElement {
  const { say, time } = language;
  const done = missions.filter(({ isDone }) => isDone).length;
  return element(
    'section',
    {},
    element(
      'p',
      { class: 'head' },
      element('b', {}, say('done.of', { done, all: missions.length })),
      element('span', { class: 'muted' }, say('ends', { time: time(endsAt) })),
    ),
    element('ul', { class: 'list' }, ...missions.map((mission) => missionRow(mission, language))),
  );
}

function missionRow(
  { kind, goal, progress, points, isDone }: MissionNow,
  { say, number }: Language,
): HTMLElement {
  const name = say(`mission.${kind}`, { goal });
  return element(
    'li',
    { class: isDone ? 'row done' : 'row' },
    element('span', { class: 'mark', 'aria-hidden': 'true' }, isDone ? '✓' : ''),
    element(
      'div',
      {},
      element('h2', {}, name),
      bar(name, progress, goal),
      element('p', { class: 'muted' }, isDone ? say('done') : `${number(progress)} / ${number(goal)}`),
    ),
    element('b', { class: 'prize' }, say('prize', { points })),
  );
}

/** Prizes and ranking of the week, for everybody; players below the required level read when it opens for them. */
export function tournamentView(tournament: Tournament, { language }: WidgetDeps): HTMLElement {
  const { isOpen, table, prizes, endsAt } = tournament;
  const { say, number, date } = language;
  const prize = (points: number, index: number) =>
    element('li', {}, say('tournament.prize', { place: index + 1, points: number(points) }));
  return element(
    'section',
    {},
    element(
      'p',
      { class: 'head' },
      element('b', {}, say('tournament.prizes')),
      element('span', { class: 'muted' }, say('until', { date: date(endsAt) })),
    ),
    element('ol', { class: 'prizes' }, ...prizes.map(prize)),
    ...(isOpen ? [] : [element('p', {}, say('tournament.closed'))]),
    table.length === 0
      ? element('p', { class: 'muted' }, say('tournament.empty'))
      : rankingOf(tournament, language),
  );
}

function rankingOf({ table }: Tournament, { say, number }: Language): HTMLElement {
  const rows = table.map(({ place, name, points, isOwn }) =>
    element(
      'tr',
      isOwn ? { class: 'own' } : {},
      element('td', {}, number(place)),
      element('th', { scope: 'row' }, isOwn ? say('you') : name),
      element('td', {}, number(points)),
    ),
  );
  const columns = ['place', 'player', 'points'].map((column) =>
    element('th', { scope: 'col' }, say(`table.${column}`)),
  );
  return element(
    'table',
    {},
    element('thead', {}, element('tr', {}, ...columns)),
    element('tbody', {}, ...rows),
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
