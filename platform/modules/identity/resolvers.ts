import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Database } from '../../infra/database/database.ts';
import type { Session } from '../../infra/session.ts';
import { cursorOf } from './history/sessionHistory.ts';
import type { Identity } from './identity.ts';
import { present, signedIn } from './player/present.ts';
import { countryName, presentCustomer } from './player/playerPayload.ts';

/** What these resolvers need of the request's context. */
interface IdentityContext {
  readonly session: Session | null;
  readonly locale: Locale;
  readonly database: Database;
  readonly services: { readonly identity: Identity; wakeRelay(): void };
}

export const playerResolvers: Resolvers<IdentityContext> = {
  Query: {
    viewer: (_query, _args, { session }) => (session ? { id: session.playerId } : null),
  },
  Viewer: {
    player: (_viewer, _args, context) => present(context),
    async customer(_viewer, _args, { session, database, services: { identity } }) {
      const { playerId } = signedIn(session);
      const [player, popUps] = await Promise.all([
        identity.player(database.query, playerId),
        identity.popUps(playerId),
      ]);
      return presentCustomer(player, identity.standing(player), popUps);
    },
    async sessions(_viewer, { first, after }, { session, locale, database, services }) {
      const { playerId, sessionId } = signedIn(session);
      const asked = { playerId, first, after: after ?? null };
      const { sessions, hasMore } = await services.identity.sessionHistory(database.query, asked);
      const edges = sessions.map((past) => ({
        cursor: cursorOf(past),
        node: {
          id: past.id,
          isPresent: past.id === sessionId,
          startedAt: past.startedAt,
          endedAt: past.endedAt,
          endReason: past.endReason,
          deviceKind: past.origin.device.kind,
          browser: past.origin.device.browser,
          system: past.origin.device.system,
          place: past.origin.country && countryName(past.origin.country, locale),
        },
      }));
      return { edges, pageInfo: { hasNextPage: hasMore, endCursor: edges.at(-1)?.cursor ?? null } };
    },
  },
  Mutation: {
    async logout(_mutation, _args, { session, database, services }) {
      // Signed out already, as by another tab: that is what was asked for.
      if (!session) return { loggedOut: true };
      await database.transaction((tx) => services.identity.endSession(tx, session.sessionId, 'SIGNED_OUT'));
      services.wakeRelay();
      return { loggedOut: true };
    },
    async updateMarketingPreferences(_mutation, { preferences: choice }, context) {
      const { playerId, sessionId } = signedIn(context.session);
      const change = { playerId, sessionId, choice };
      await context.database.transaction((tx) => context.services.identity.chooseMarketing(tx, change));
      return present(context);
    },
  },
};
