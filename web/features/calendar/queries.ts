import { CalendarPage } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../transport/graphql/query.ts';

/** OPEN-44: the doors, and what lies behind those that are open. */
export const calendarQuery = () => createQuery(CalendarPage, {});
