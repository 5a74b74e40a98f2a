import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import { cursorOf } from '../../../modules/signIn/index.ts';
import type { GraphqlContext } from '../context.ts';
import { countryName, playerOfContext, presentCustomer } from '../playerPayload.ts';
import { signedIn } from '../signedIn.ts';

export const playerResolvers: Resolvers<GraphqlContext> = {
  Query: {
    viewer: (_query, _args, { session }) => (session ? { id: session.playerId } : null),
  },
  Viewer: {
    player: (_viewer, _args, context) => playerOfContext(context),
    async customer(_viewer, _args, { session, database, services: { players } }) {
      const { playerId } = signedIn(session);
      const [player, popUps] = await Promise.all([
        players.get(database.query, playerId),
        players.popUps(playerId),
      ]);
      return presentCustomer(player, players.accountState(player), popUps);
    },
    async sessions(_viewer, { first, after }, { session, locale, database, services }) {
      const { playerId, sessionId } = signedIn(session);
      const asked = { playerId, first, after: after ?? null };
      const { sessions, hasMore } = await services.signIn.sessionHistory(database.query, asked);
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
    async updateMarketingPreferences(_mutation, { preferences: choice }, context) {
      const { playerId, sessionId } = signedIn(context.session);
      const change = { playerId, sessionId, choice };
      await context.database.transaction((tx) => context.services.players.chooseMarketing(tx, change));
      return playerOfContext(context);
    },
    async acknowledgePopUp(_mutation, { id }, { session, database, services: { players } }) {
      const { playerId } = signedIn(session);
      await database.transaction((tx) => players.commands.acknowledgePopUp(tx, playerId, id));
      return players.popUps(playerId);
    },
  },
};
