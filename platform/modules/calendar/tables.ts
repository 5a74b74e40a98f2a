import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../infra/database/database.ts';

type CalendarTables = {
  'calendar.opening': {
    readonly player_id: PlayerId;
    readonly round: string;
    readonly door: number;
    readonly opened_at: Date;
  };
};

export const calendarTables = (queryable: Queryable) => queryable.withTables<CalendarTables>();
