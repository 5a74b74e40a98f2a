import type { Resolvers, ResolversParentTypes } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Session } from '../../infra/session.ts';
import type { Site } from '../../sites/index.ts';

/** What these resolvers need of the request's context. */
interface CalendarContext {
  readonly site: Site;
  readonly session: Session | null;
  readonly locale: Locale;
  readonly services: { readonly calendarDesk: CalendarDesk };
}

/** What of the calendar touches players, games and promotions. */
interface CalendarDesk {
  read(reader: Reader): Promise<ResolversParentTypes['Calendar'] | null>;
  open(
    reader: Reader,
    door: { readonly calendarId: string; readonly number: number },
  ): Promise<ResolversParentTypes['CalendarDoor']>;
}

interface Reader {
  readonly playerId: PlayerId;
  readonly site: Site;
  readonly locale: Locale;
}

export const calendarResolvers: Resolvers<CalendarContext> = {
  Viewer: {
    calendar: (_viewer, _args, context) => context.services.calendarDesk.read(readerOf(context)),
  },
  Mutation: {
    openCalendarDoor: (_root, door, context) => context.services.calendarDesk.open(readerOf(context), door),
  },
};

// The viewer of a visitor is null; a mutation may be tried by anybody.
function readerOf({ session, site, locale }: CalendarContext): Reader {
  if (!session) throw new Refusal('AuthenticationFailure', { status: 401 });
  return { playerId: session.playerId, site, locale };
}
