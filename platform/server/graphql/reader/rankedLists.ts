import type { GraphqlContext } from '../context.ts';

interface Ranked {
  readonly fromLevel: number;
}

/** Removes the lists above the player's loyalty level, which is read only if a list depends on it. */
export async function visibleLists<List extends Ranked>(
  context: GraphqlContext,
  lists: readonly List[],
): Promise<readonly List[]> {
  if (lists.every(({ fromLevel }) => fromLevel === 1)) return lists;
  const level = await levelOf(context);
  return lists.filter(({ fromLevel }) => fromLevel <= level);
}

/** GQLC-06: the level that the provider reported; `x-ranks` can lower it, and never raise it. */
async function levelOf({ session, hints, database, services }: GraphqlContext): Promise<number> {
  if (!session) return 1;
  const { level } = await services.gamification.details(database.query, session.playerId);
  return Math.min(level, hints.level ?? level);
}
