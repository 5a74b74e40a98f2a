import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { exclusionTables } from './tables.ts';

/** Each step has a log line, for example `Exclusion P6M, taken on 3f…`. */
export async function historyOf(queryable: Queryable, id: PlayerId) {
  const tables = exclusionTables(queryable);
  const stops = await tables
    .selectFrom('identity.exclusion')
    .selectAll()
    .where('playerId', '=', id)
    .execute();
  const lifts = await tables
    .selectFrom('identity.exclusion_lift')
    .selectAll()
    .where('playerId', '=', id)
    .execute();
  const taken = stops.map((row) => ({
    at: row.takenAt,
    what: [
      ...(row.takenBy === null
        ? [
            row.kind,
            row.register
              ? `of the register ${row.register}, reference ${row.registerReference ?? 'none'}`
              : 'set by the house',
          ]
        : [`${row.kind} ${row.term}`, row.takenBy === id ? 'taken here' : `taken on ${row.takenBy}`]),
      ...(row.liftedAt ? [`lifted ${row.liftedAt.toISOString()}`] : []),
    ].join(', '),
    until: row.endsAt,
  }));
  const liftRequests = lifts.map((row) => ({
    at: row.askedAt,
    what: `early end requested, ${row.outcome ?? 'open'}: ${JSON.stringify(row.reason)}`,
    until: row.readyAt,
  }));
  return [...taken, ...liftRequests].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}
