import type { Cells } from '../definitions.ts';
import type { Pair, Score, Side } from '../score.ts';
import { afterGame, homeWinsGame, isOver, isSetOver, serverAt, type Tennis } from './play.ts';

/** The final games of each set. */
export type Sets = readonly Pair[];

/** The possible final games of the sets, from a score on, with their probabilities. */
export function endsOf(game: Tennis, score: Score): Cells<[sets: Sets]> {
  const known = new Map<string, Cells<[set: Pair]>>();
  const setEnds = (set: Pair, server: Side): Cells<[set: Pair]> => {
    const key = `${set.join()} ${server}`;
    const ends = known.get(key) ?? endsOfSet(game, set, server);
    known.set(key, ends);
    return ends;
  };
  const from = (now: Score): Cells<[sets: Sets]> => {
    if (isOver(now)) return [[[now.sets ?? []], 1]];
    const sets = now.sets ?? [[0, 0]];
    const before = sets.slice(0, -1);
    return setEnds(sets.at(-1) ?? [0, 0], serverAt(now)).flatMap(([[set], p]) =>
      from(afterSet(now, [...before, set])).map(([facts, q]) => [facts, p * q] as const),
    );
  };
  return from(score);
}

function afterSet({ home, away }: Score, sets: Sets): Score {
  const [ours, theirs] = sets.at(-1) ?? [0, 0];
  const after = { home: home + (ours > theirs ? 1 : 0), away: away + (theirs > ours ? 1 : 0) };
  return { ...after, sets: isOver(after) ? sets : [...sets, [0, 0]] };
}

/** The possible final games of one set. */
function endsOfSet(game: Tennis, set: Pair, server: Side): Cells<[set: Pair]> {
  // The player who serves next follows from the number of games, so a game is added to the other set.
  const isHomeNext = (set[0] + set[1]) % 2 === 0;
  const other: Pair = isHomeNext === (server === 'home') ? [0, 0] : [1, 0];
  let open = new Map<string, readonly [Pair, number]>([['', [set, 1]]]);
  const ends: (readonly [[Pair], number])[] = [];
  while (open.size > 0) {
    const next = new Map<string, readonly [Pair, number]>();
    for (const [now, chance] of open.values()) {
      const score: Score = { home: 0, away: 0, sets: [other, now] };
      const wins = homeWinsGame(game, score);
      for (const homeWon of [true, false]) {
        const after = afterGame(score, homeWon).sets?.[1] ?? now;
        const p = chance * (homeWon ? wins : 1 - wins);
        if (isSetOver(after)) ends.push([[after], p]);
        else next.set(after.join(), [after, (next.get(after.join())?.[1] ?? 0) + p]);
      }
    }
    open = next;
  }
  return ends;
}
