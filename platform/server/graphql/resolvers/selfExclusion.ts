import type { Resolvers, SelfExclusion } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { transactionWithEvents } from '../../../infra/outbox/index.ts';
import type { GraphqlContext } from '../context.ts';
import { signedIn } from '../signedIn.ts';

type Command = (
  tx: Transaction,
  player: { readonly playerId: PlayerId; readonly sessionId: SessionId },
) => Promise<void>;

/** Returns the player's state after the command, even if the command has ended the session. */
async function run(
  { session, database, services }: GraphqlContext,
  command: Command,
): Promise<SelfExclusion> {
  const { playerId, sessionId } = signedIn(session);
  await transactionWithEvents(services, (tx) => command(tx, { playerId, sessionId }));
  return services.selfExclusion.read(database.query, playerId);
}

export const selfExclusionResolvers: Resolvers<GraphqlContext> = {
  Viewer: {
    selfExclusion: (_viewer, _args, { session, database, services }) =>
      services.selfExclusion.read(database.query, signedIn(session).playerId),
  },
  Mutation: {
    async takeTimeout(_mutation, wish, context) {
      const now = await run(context, (tx, player) =>
        context.services.selfExclusion.takeTimeout(tx, player, wish),
      );
      return { endsAt: now.timeoutEndsAt };
    },
    async excludeSelf(_mutation, wish, context) {
      const now = await run(context, (tx, player) =>
        context.services.selfExclusion.excludeSelf(tx, player, wish),
      );
      return { endsAt: now.exclusion?.endsAt ?? null };
    },
    askForExclusionLift: (_mutation, { reason }, context) =>
      run(context, (tx, player) => context.services.selfExclusion.askForLift(tx, player, reason)),
    confirmExclusionLift: (_mutation, _args, context) =>
      run(context, (tx, player) => context.services.selfExclusion.confirmLift(tx, player)),
    cancelExclusionLift: (_mutation, _args, context) =>
      run(context, (tx, player) => context.services.selfExclusion.cancelLift(tx, player)),
  },
};
