import { CalendarPage } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../transport/graphql/query.ts';

/** OPEN-44: the doors, and the contents of the open ones. */
export const calendarQuery = () => createQuery(CalendarPage, {});
