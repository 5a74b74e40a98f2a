import type { PlayerId } from '@foyer/domain/ids.ts';
import { camelCase } from '../../infra/database/camelCase.ts';
import type { Queryable } from '../../infra/database/database.ts';

export interface Opening {
  readonly playerId: PlayerId;
  readonly round: string;
  readonly door: number;
  readonly openedAt: Date;
}

type CalendarTables = { 'calendar.opening': Opening };

export const calendarTables = (queryable: Queryable) =>
  queryable.withTables<CalendarTables>().withPlugin(camelCase);
