import type { Resolvers, SessionClock } from '@foyer/contract/generated/resolvers.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { playerId, type PlayerId, type SessionId } from '@foyer/domain/ids.ts';
import { subtract, toDecimal, type Money } from '@foyer/domain/money.ts';
import type { Database, Queryable } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Session } from '../../infra/session.ts';
import type { Periods } from './period.ts';
import type { ClockedSession } from './realityCheck.ts';

/** What these resolvers need of the request's context. */
interface RealityCheckContext {
  readonly session: Session | null;
  readonly database: Database;
  readonly services: {
    readonly realityCheckDesk: RealityCheckDesk;
    readonly wallet: { isCheckDue(queryable: Queryable, playerId: PlayerId): Promise<boolean> };
  };
}

/** What of it touches the player's own record, and his money. */
interface RealityCheckDesk {
  read(session: Session): Promise<SessionClockNow | null>;
  acknowledge(session: Session, check: { sessionId: SessionId; dueAt: string }): Promise<SessionClockNow>;
  choosePeriod(session: Session, minutes: number): Promise<SessionClockNow>;
}

/** A session and its clock, at a moment. */
export interface SessionClockNow {
  readonly clocked: ClockedSession;
  /** From the next check on. */
  readonly periodMinutes: number | null;
  readonly choices: Periods;
  readonly now: Date;
  readonly played: { readonly staked: Money; readonly won: Money };
}

export const realityCheckResolvers: Resolvers<RealityCheckContext> = {
  Viewer: {
    sessionClock: async (_viewer, _args, { session, services: { realityCheckDesk } }) => {
      const clock = await realityCheckDesk.read(signedIn(session));
      return clock && told(clock);
    },
  },
  Player: {
    // AMB-12: the last of what a player owes (OPEN-20), and the session's own.
    guards: async ({ id, guards }, _args, { database, services: { wallet } }) =>
      (await wallet.isCheckDue(database.query, playerId(id))) ? [...guards, 'realityCheck'] : guards,
  },
  Mutation: {
    acknowledgeRealityCheck: async (_root, { sessionId, dueAt }, { session, services }) =>
      told(
        await services.realityCheckDesk.acknowledge(signedIn(session), {
          sessionId: sessionId as SessionId,
          dueAt,
        }),
      ),
    setRealityCheckPeriod: async (_root, { minutes }, { session, services }) =>
      told(await services.realityCheckDesk.choosePeriod(signedIn(session), minutes)),
  },
};

function told(clock: SessionClockNow): SessionClock {
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

// The viewer of a visitor is null; a mutation may be tried by anybody.
function signedIn(session: Session | null): Session {
  if (!session) throw new Refusal('AuthenticationFailure', { status: 401 });
  return session;
}
