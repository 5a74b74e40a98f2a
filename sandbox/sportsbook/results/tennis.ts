import type { Pair, Score, Side } from '../model/score.ts';
import { isOver, isSetOver } from '../model/tennis/play.ts';
import { isAtLeast, isSamePair, pairText, type Field, type Fields } from './fields.ts';

export const setFields: readonly Field[] = [1, 2, 3].map((number) => ({
  name: `set${number}`,
  label: `Set ${number}`,
}));

/** The result whose sets were entered; a text that says why the match cannot have it. */
export function tennisResult(before: Score, fields: Fields): Score | string {
  const sets: Pair[] = [];
  let won: Pair = [0, 0];
  for (const [index, { name, label }] of setFields.entries()) {
    const entered = fields[name] ?? null;
    const isDecided = isOver({ home: won[0], away: won[1] });
    if (isDecided && entered) return `${label}: there is none, because the match ended ${pairText(won)}.`;
    if (isDecided) break;
    if (!entered) return `${label}: enter its games.`;
    if (!isSet(entered)) return `${label}: a set cannot end ${pairText(entered)}.`;
    const shown = before.sets?.[index] ?? [0, 0];
    if (isSetOver(shown) ? !isSamePair(shown, entered) : !isAtLeast(entered, shown))
      return `${label}: the match has already shown ${pairText(shown)}.`;
    sets.push(entered);
    won = entered[0] > entered[1] ? [won[0] + 1, won[1]] : [won[0], won[1] + 1];
  }
  return { home: won[0], away: won[1], sets };
}

/** Whether a set can end with these games: by two games up to 6, 7-5, or 7-6. */
function isSet([home, away]: Pair): boolean {
  const [most, least] = [Math.max(home, away), Math.min(home, away)];
  return (most === 6 && least <= 4) || (most === 7 && (least === 5 || least === 6));
}

/** The match as this side wins it: the sets that it has shown, and the others as close as 6-4. */
export function completedSets(shown: Score, winner: Side): Score {
  const sets: Pair[] = [];
  const won = { home: 0, away: 0 };
  while (!isOver(won)) {
    const set = shown.sets?.[sets.length] ?? [0, 0];
    const ended = isSetOver(set) ? set : wonSet(set, winner);
    sets.push(ended);
    won[ended[0] > ended[1] ? 'home' : 'away']++;
  }
  return { ...won, sets };
}

function wonSet([home, away]: Pair, winner: Side): Pair {
  const lost = Math.max(winner === 'home' ? away : home, 4);
  const most = lost > 4 ? 7 : 6;
  return winner === 'home' ? [most, lost] : [lost, most];
}
