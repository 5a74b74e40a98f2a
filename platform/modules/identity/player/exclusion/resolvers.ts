import type { Resolvers, SelfExclusion } from '@foyer/contract/generated/resolvers.ts';
import type { Database, Transaction } from '../../../../infra/database/database.ts';
import type { Session } from '../../../../infra/session.ts';
import { signedIn } from '../present.ts';
import type { Requester, Exclusions } from './exclusions.ts';

/** What these resolvers need of the request's context. */
interface ExclusionContext {
  readonly session: Session | null;
  readonly database: Database;
  readonly services: { readonly identity: { readonly exclusions: Exclusions }; wakeRelay(): void };
}

type Work = (tx: Transaction, exclusions: Exclusions, asker: Requester) => Promise<void>;

/** The answer is how he stands after it, also where his session has ended. */
async function act({ session, database, services }: ExclusionContext, work: Work): Promise<SelfExclusion> {
  const { playerId, sessionId } = signedIn(session);
  const { exclusions } = services.identity;
  await database.transaction((tx) => work(tx, exclusions, { playerId, sessionId }));
  services.wakeRelay();
  return exclusions.read(database.query, playerId);
}

export const exclusionResolvers: Resolvers<ExclusionContext> = {
  Viewer: {
    selfExclusion: (_viewer, _args, { session, database, services }) =>
      services.identity.exclusions.read(database.query, signedIn(session).playerId),
  },
  Mutation: {
    async takeTimeout(_mutation, wish, context) {
      const now = await act(context, (tx, exclusions, asker) => exclusions.takeTimeout(tx, asker, wish));
      return { endsAt: now.timeoutEndsAt };
    },
    async excludeSelf(_mutation, wish, context) {
      const now = await act(context, (tx, exclusions, asker) => exclusions.excludeSelf(tx, asker, wish));
      return { endsAt: now.exclusion?.endsAt ?? null };
    },
    askForExclusionLift: (_mutation, { reason }, context) =>
      act(context, (tx, exclusions, asker) => exclusions.askForLift(tx, asker, reason)),
    confirmExclusionLift: (_mutation, _args, context) =>
      act(context, (tx, exclusions, asker) => exclusions.confirmLift(tx, asker)),
    cancelExclusionLift: (_mutation, _args, context) =>
      act(context, (tx, exclusions, asker) => exclusions.cancelLift(tx, asker)),
  },
};
