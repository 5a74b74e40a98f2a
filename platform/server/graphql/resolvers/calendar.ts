import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import { openCalendarDoor, readCalendar } from '../../../flows/calendar.ts';
import type { GraphqlContext } from '../context.ts';
import { signedIn } from '../signedIn.ts';

export const calendarResolvers: Resolvers<GraphqlContext> = {
  Viewer: {
    calendar: (_viewer, _args, context) => readCalendar(context.services, readerOf(context)),
  },
  Mutation: {
    openCalendarDoor: (_root, door, context) => openCalendarDoor(context.services, readerOf(context), door),
  },
};

const readerOf = ({ session, site, locale }: GraphqlContext) => ({
  playerId: signedIn(session).playerId,
  site,
  locale,
});
