import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Database, Queryable } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Session } from '../../infra/session.ts';
import type { Site } from '../../sites/index.ts';
import type { ChatToken, Person } from './token.ts';

/** What these resolvers need of the request's context. */
interface ChatContext {
  readonly site: Site;
  readonly session: Session | null;
  readonly database: Database;
  readonly services: {
    readonly chatToken: ChatToken;
    readonly identity: { player(queryable: Queryable, player: PlayerId): Promise<Person> };
  };
}

export const chatResolvers: Resolvers<ChatContext> = {
  Mutation: {
    // CHAT-04: help is for everybody who is signed in, excluded and blocked players first of all.
    async generateZendeskToken(_, _args, { session, site, database, services }) {
      if (!session) throw new Refusal(ERROR_TYPES.authentication, { status: 401, reasons: ['noToken'] });
      const player = await services.identity.player(database.query, session.playerId);
      return { token: await services.chatToken(site, player) };
    },
  },
};
