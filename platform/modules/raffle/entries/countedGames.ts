import { sql } from 'kysely';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import type { DropRow } from '../drops/drops.ts';
import type { EntryContext, Stake } from './stakes.ts';

export type Times = (drop: Pick<DropRow, 'id' | 'terms'>, stake: Pick<Stake, 'studio' | 'game'>) => bigint;

/** Returns how many times each stake counts in a drop, by the games stored for it. */
export async function countedTimes(queryable: Queryable, drop: string): Promise<Times> {
  return timesBy(await readCounted(queryable, [drop]));
}

/**
 * RAFF-04: stakes in games of a drop's studio count more. The games are stored when first played, so that
 * later stakes and rollbacks in the drop count equally even if the catalogue changes.
 */
export async function timesOf(
  tx: Transaction,
  studioOf: EntryContext['studioOf'],
  drops: readonly DropRow[],
  stakes: readonly Stake[],
): Promise<Times> {
  const ofStudio = drops.filter(({ terms }) => terms.studio !== null);
  if (ofStudio.length === 0) return () => 1n;
  const counted = await readCounted(
    tx,
    ofStudio.map(({ id }) => id),
  );
  const newGames = ofStudio
    .flatMap((drop) => gamesOf(drop, studioOf, stakes))
    .filter((one) => !counted.has(keyOf(one)));
  if (newGames.length > 0)
    await sql`insert into raffle.counted_game (drop, studio, game)
      select * from unnest(${newGames.map(({ drop }) => drop)}::text[], ${newGames.map(({ studio }) => studio)}::text[],
                           ${newGames.map(({ game }) => game)}::text[])`.execute(tx);
  for (const one of newGames) counted.add(keyOf(one));
  return timesBy(counted);
}

function gamesOf(
  { id, terms, begins, over }: DropRow,
  studioOf: EntryContext['studioOf'],
  stakes: readonly Stake[],
): readonly CountedGame[] {
  const [from, until] = [begins.getTime(), over.getTime()];
  const played = new Map<string, CountedGame>();
  for (const { studio, game, at } of stakes) {
    const key = `${studio} ${game}`;
    if (played.has(key) || at.getTime() < from || at.getTime() >= until) continue;
    played.set(key, { drop: id, studio, game });
  }
  return [...played.values()].filter((one) => studioOf(one) === terms.studio);
}

const timesBy =
  (counted: ReadonlySet<string>): Times =>
  ({ id, terms }, { studio, game }) =>
    terms.studio !== null && counted.has(keyOf({ drop: id, studio, game })) ? BigInt(terms.factor) : 1n;

async function readCounted(queryable: Queryable, drops: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<CountedGame>`select drop, studio, game from raffle.counted_game
    where drop = any(${[...drops]})`.execute(queryable);
  return new Set(rows.map(keyOf));
}

interface CountedGame {
  readonly drop: string;
  readonly studio: string;
  readonly game: string;
}

const keyOf = ({ drop, studio, game }: CountedGame): string => `${drop} ${studio} ${game}`;
