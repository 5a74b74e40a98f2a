import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import type { Database } from '../../../../infra/database/database.ts';
import type { Session } from '../../../../infra/session.ts';
import type { Identity } from '../../identity.ts';
import { signedIn } from '../present.ts';

/** What these resolvers need of the request's context. */
interface PopUpContext {
  readonly session: Session | null;
  readonly database: Database;
  readonly services: { readonly identity: Pick<Identity, 'commands' | 'popUps'> };
}

export const popUpResolvers: Resolvers<PopUpContext> = {
  Mutation: {
    async acknowledgePopUp(_mutation, { id }, { session, database, services: { identity } }) {
      const { playerId } = signedIn(session);
      await database.transaction((tx) => identity.commands.acknowledgePopUp(tx, playerId, id));
      return identity.popUps(playerId);
    },
  },
};
