import type { Resolvers, SessionClock } from '@foyer/contract/generated/resolvers.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { playerId, type SessionId } from '@foyer/domain/ids.ts';
import { subtract, toDecimal } from '@foyer/domain/money.ts';
import {
  acknowledgeRealityCheck,
  chooseRealityCheckPeriod,
  readSessionClock,
  type SessionClockNow,
} from '../../../flows/realityCheck.ts';
import type { GraphqlContext } from '../context.ts';
import { signedIn } from '../signedIn.ts';

export const realityCheckResolvers: Resolvers<GraphqlContext> = {
  Viewer: {
    sessionClock: async (_viewer, _args, { session, services }) => {
      const clock = await readSessionClock(services, signedIn(session));
      return clock && present(clock);
    },
  },
  Player: {
    // AMB-12: follows the player's other open tasks (OPEN-20), because only this one belongs to the session.
    guards: async ({ id, guards }, _args, { database, services: { wallet } }) =>
      (await wallet.isCheckDue(database.query, playerId(id))) ? [...guards, 'realityCheck'] : guards,
  },
  Mutation: {
    acknowledgeRealityCheck: async (_root, { sessionId, dueAt }, { session, services }) =>
      present(
        await acknowledgeRealityCheck(services, signedIn(session), {
          sessionId: sessionId as SessionId,
          dueAt,
        }),
      ),
    setRealityCheckPeriod: async (_root, { minutes }, { session, services }) =>
      present(await chooseRealityCheckPeriod(services, signedIn(session), minutes)),
  },
};

function present(clock: SessionClockNow): SessionClock {
  const { staked, won } = clock.played;
  return {
    id: clock.clocked.sessionId,
    startedAt: clock.clocked.startedAt,
    played: {
      currency: staked.currency,
      staked: toDecimal(staked),
      won: toDecimal(won),
      net: toDecimal(subtract(won, staked)),
    },
    realityCheck: checkOf(clock),
  };
}

function checkOf({ clocked: { dueAt }, periodMinutes, choices, now }: SessionClockNow) {
  if (dueAt === null || periodMinutes === null) return null;
  const leftMs = Math.max(0, dueAt.getTime() - now.getTime());
  return { periodMinutes, choices: [...choices], dueAt, dueInSeconds: Math.ceil(leftMs / SECOND) };
}
