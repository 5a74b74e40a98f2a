import type { RankedPlayer, Tournament } from './api.ts';
import { element } from '../../studios/client/page.ts';
import { bar, countdown, headOf } from './elements.ts';
import type { Language } from './language.ts';
import type { WidgetDeps } from './widgets.ts';
import { distanceToNext } from './distance.ts';

/** Prizes, who holds them now, the player's own place and the ranking of the week, for everybody. */
export function tournamentView(tournament: Tournament, { language }: WidgetDeps): HTMLElement {
  const { table, prizes, endsAt, last } = tournament;
  const { say, date } = language;
  return element(
    'section',
    {},
    headOf(say('tournament.prizes'), say('until', { date: date(endsAt) }), ' · ', countdown(endsAt)),
    element(
      'ol',
      { class: 'prizes' },
      ...prizes.map((prize, index) => prizeItem(prize, index, table, language)),
    ),
    ...ownView(tournament, language),
    ...(table.length === 0
      ? [element('p', { class: 'muted' }, say('tournament.empty'))]
      : [element('h2', {}, say('tournament.ranking')), rankingOf(tournament, language)]),
    ...(last ? lastWinners(last, language) : []),
  );
}

function prizeItem(
  points: number,
  index: number,
  table: readonly RankedPlayer[],
  { say, number }: Language,
): HTMLElement {
  const holder = table.find(({ place, points: own }) => place === index + 1 && own > 0);
  return element(
    'li',
    holder?.isOwn ? { class: 'own' } : {},
    element('span', { class: 'medal' }, say('tournament.place', { place: index + 1 })),
    ' ',
    element(
      'div',
      {},
      element('b', {}, say('tournament.prize', { points: number(points) })),
      element('p', { class: 'muted' }, holder ? nameOf(holder, say) : say('tournament.free')),
    ),
  );
}

const nameOf = ({ isOwn, name }: RankedPlayer, say: Language['say']): string => (isOwn ? say('you') : name);

/** What the player has reached and what the next step is; nothing for a player who has not opted in. */
function ownView(tournament: Tournament, { say, number }: Language): readonly HTMLElement[] {
  const { isOptedIn, isOpen, opensAt, table, prizes } = tournament;
  if (!isOpen) {
    const { level, points, ownPoints } = opensAt;
    const title = say('tournament.closed', { level });
    return [
      step(title, say('tournament.toGo', { points: number(points - ownPoints) }), {
        value: ownPoints,
        max: points,
      }),
    ];
  }
  const own = table.find(({ isOwn }) => isOwn);
  if (!isOptedIn || !own) return [];
  if (own.points === 0) return [step(say('tournament.begin'))];
  const title = say('tournament.own', { place: number(own.place) });
  const next = distanceToNext(own, table, prizes);
  if (!next) return [step(title, say('tournament.lead'))];
  const { points, place, prize } = next;
  const text = say('tournament.next', {
    points: number(points),
    place: number(place),
    prize: number(prize),
  });
  return [step(title, text, { value: own.points, max: own.points + points })];
}

const step = (title: string, text?: string, progress?: { value: number; max: number }): HTMLElement =>
  element(
    'div',
    { class: 'step' },
    element('h3', {}, title),
    ...(text === undefined ? [] : [element('p', {}, text)]),
    ...(progress ? [bar(title, progress.value, progress.max)] : []),
  );

function rankingOf({ table, prizes }: Tournament, { say, number }: Language): HTMLElement {
  const rows = table.map(({ place, name, points, isOwn }, index) => {
    const isAfterGap = place - (table[index - 1]?.place ?? 0) > 1;
    const prize = points > 0 ? prizes[place - 1] : undefined;
    return element(
      'tr',
      { class: [isOwn && 'own', isAfterGap && 'gap'].filter(Boolean).join(' ') },
      element('td', {}, number(place)),
      element('th', { scope: 'row' }, isOwn ? say('you') : name),
      element('td', {}, number(points)),
      element('td', {}, prize === undefined ? '–' : `+${number(prize)}`),
    );
  });
  const columns = ['place', 'player', 'points', 'prize'].map((column) =>
    element('th', { scope: 'col' }, say(`table.${column}`)),
  );
  return element(
    'table',
    {},
    element('thead', {}, element('tr', {}, ...columns)),
    element('tbody', {}, ...rows),
  );
}

function lastWinners(
  { winners, endedAt }: NonNullable<Tournament['last']>,
  { say, number, date }: Language,
): readonly HTMLElement[] {
  return [
    headOf(say('tournament.last'), say('tournament.ended', { date: date(endedAt) })),
    element(
      'ol',
      { class: 'prizes' },
      ...winners.map((winner) =>
        element(
          'li',
          winner.isOwn ? { class: 'own' } : {},
          element('span', { class: 'medal' }, say('tournament.place', { place: winner.place })),
          ' ',
          element(
            'div',
            {},
            element('b', {}, nameOf(winner, say)),
            element('p', { class: 'muted' }, say('prize', { points: number(winner.prize) })),
          ),
        ),
      ),
    ),
  ];
}
