import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { End } from './ends.ts';
import { exclusionTables } from './tables.ts';

/** One exclusion, time-out or lift request of a player. */
export interface ExclusionStep {
  readonly at: Date;
  /** Log line, for example `Exclusion P6M, taken on 3f…`. */
  readonly what: string;
  readonly until: End;
}

/** Returns the recorded steps, oldest first. */
export async function historyOf(queryable: Queryable, id: PlayerId): Promise<readonly ExclusionStep[]> {
  const tables = exclusionTables(queryable);
  const stops = await tables
    .selectFrom('identity.exclusion')
    .selectAll()
    .where('player_id', '=', id)
    .execute();
  const lifts = await tables
    .selectFrom('identity.exclusion_lift')
    .selectAll()
    .where('player_id', '=', id)
    .execute();
  const taken = stops.map((row) => ({
    at: row.taken_at,
    what: [
      ...(row.taken_by === null
        ? [row.kind, 'set by the house']
        : [`${row.kind} ${row.term}`, row.taken_by === id ? 'taken here' : `taken on ${row.taken_by}`]),
      ...(row.lifted_at ? [`lifted ${row.lifted_at.toISOString()}`] : []),
    ].join(', '),
    until: row.ends_at,
  }));
  const liftRequests = lifts.map((row) => ({
    at: row.asked_at,
    what: `early end requested, ${row.outcome ?? 'open'}: ${JSON.stringify(row.reason)}`,
    until: row.ready_at,
  }));
  return [...taken, ...liftRequests].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}
