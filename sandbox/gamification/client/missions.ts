import type { LockedMission, MissionNow, Missions } from './api.ts';
import { element } from '../../studios/client/page.ts';
import { countdown, headOf, mark, ring } from './elements.ts';
import type { Language } from './language.ts';
import type { WidgetDeps } from './widgets.ts';

/** Today's missions with their progress, and those that a higher level brings. */
export function missionsView(
  { missions, locked, endsAt, isOptedIn }: Missions,
  { language }: WidgetDeps,
): HTMLElement {
  const { say, nextMissions } = language;
  return element(
    'section',
    {},
    element(
      'div',
      { class: 'summary' },
      summaryRing(missions, language),
      headOf(summaryOf(missions, language), nextMissions(endsAt), ' · ', countdown(endsAt)),
    ),
    element('ul', { class: 'list' }, ...missions.map((mission) => missionRow(mission, language))),
    ...(isOptedIn ? [] : [element('p', {}, say('missions.join'))]),
    ...(locked.length === 0
      ? []
      : [
          element('h2', {}, say('locked')),
          element('ul', { class: 'list' }, ...locked.map((mission) => lockedRow(mission, language))),
        ]),
  );
}

const doneOf = (missions: readonly MissionNow[]) => missions.filter(({ isDone }) => isDone);
const pointsOf = (missions: readonly MissionNow[]) => missions.reduce((sum, { points }) => sum + points, 0);

function summaryRing(missions: readonly MissionNow[], { say, number }: Language): HTMLElement {
  const [done, all] = [doneOf(missions).length, missions.length];
  const text = say('done.of', { done, all });
  return ring({ label: text, value: done, max: all, text }, `${number(done)}/${number(all)}`);
}

function summaryOf(missions: readonly MissionNow[], { say, number }: Language): string {
  const points = number(pointsOf(missions));
  const isAllDone = doneOf(missions).length === missions.length;
  return say(isAllDone ? 'missions.allDone' : 'missions.worth', { points });
}

function missionRow({ kind, goal, progress, points, isDone }: MissionNow, language: Language): HTMLElement {
  const { say, number } = language;
  const name = say(`mission.${kind}`, { goal });
  const text = isDone ? say('done') : `${number(progress)} / ${number(goal)}`;
  return element(
    'li',
    { class: isDone ? 'row done' : 'row' },
    ring({ label: name, value: progress, max: goal, text }, mark(isDone ? 'done' : kind)),
    element('div', {}, element('h3', {}, name), element('p', { class: 'muted' }, text)),
    element('b', { class: 'prize' }, say('prize', { points })),
  );
}

function lockedRow(
  { kind, goal, points, fromLevel, pointsToGo }: LockedMission,
  language: Language,
): HTMLElement {
  const { say, number } = language;
  return element(
    'li',
    { class: 'row locked' },
    element('span', { class: 'mark', 'aria-hidden': 'true' }, mark('lock')),
    element(
      'div',
      {},
      element('h3', {}, say(`mission.${kind}`, { goal })),
      element('p', { class: 'muted' }, say('locked.at', { level: fromLevel, points: number(pointsToGo) })),
    ),
    element('b', { class: 'prize' }, say('prize', { points })),
  );
}
