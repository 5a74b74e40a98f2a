import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import { Refusal } from '../../../infra/refusal.ts';
import type { GraphqlContext } from '../context.ts';

export const chatResolvers: Resolvers<GraphqlContext> = {
  Mutation: {
    // CHAT-04: support is open to every signed-in player, including excluded and blocked ones.
    async generateZendeskToken(_, _args, { session, site, database, services }) {
      if (!session) throw new Refusal(ERROR_TYPES.authentication, { status: 401, reasons: ['noToken'] });
      const player = await services.players.get(database.query, session.playerId);
      return { token: await services.chatToken(site, player) };
    },
  },
};
