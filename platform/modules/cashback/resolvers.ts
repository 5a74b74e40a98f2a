import type { Cashback as Told, Resolvers } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Session } from '../../infra/session.ts';

/** What these resolvers need of the request's context. */
interface CashbackContext {
  readonly session: Session | null;
  readonly services: {
    /** What of it touches the player's own record, his rewards and his play. */
    readonly cashbackDesk: { read(playerId: PlayerId): Promise<Told | null> };
  };
}

export const cashbackResolvers: Resolvers<CashbackContext> = {
  Viewer: {
    cashback(_viewer, _args, { session, services }) {
      // The viewer of a visitor is null.
      if (!session) throw new Refusal('AuthenticationFailure', { status: 401 });
      return services.cashbackDesk.read(session.playerId);
    },
  },
};
