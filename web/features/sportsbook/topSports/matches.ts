import type { FeaturedMatchPartsFragment } from '@foyer/contract/generated/operations.ts';

export type Match = FeaturedMatchPartsFragment;
type Selection = Match['selections'][number];
export type Move = 'up' | 'down';

/** Changes of odds, by match and outcome. */
export type Moves = ReadonlyMap<string, Move>;

export const moveKey = ({ id }: Pick<Match, 'id'>, { outcome }: Pick<Selection, 'outcome'>): string =>
  `${id} ${outcome}`;

/** The direction in which odds have moved since the last response. */
export function movesBetween(before: readonly Match[], after: readonly Match[]): Moves {
  const oddsBefore = new Map(before.flatMap((match) => oddsIn(match)));
  return new Map(
    after.flatMap(oddsIn).flatMap(([key, odds]) => {
      const was = oddsBefore.get(key);
      return was === undefined || was === odds ? [] : [[key, odds > was ? 'up' : 'down'] as const];
    }),
  );
}

const oddsIn = (match: Match) =>
  match.selections.flatMap((selection) =>
    selection.odds === null ? [] : [[moveKey(match, selection), Number(selection.odds)] as const],
  );

/** Whether no outcome of the match has odds, so that players cannot bet on it. */
export const isSuspended = ({ selections }: Match): boolean => selections.every(({ odds }) => odds === null);

export const withoutOdds = (match: Match): Match => ({
  ...match,
  selections: match.selections.map((selection) => ({ ...selection, odds: null })),
});
