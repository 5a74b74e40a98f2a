import type { LimitPeriod } from '@foyer/contract/generated/resolvers.ts';
import { LONGEST_SESSION_MINUTES } from '@foyer/contract/limits/longestSession.ts';
import type { PlayerId, SessionId } from '@foyer/domain/ids.ts';
import { COUNTED_MS, type Limits } from '../modules/limits/index.ts';
import type { Players } from '../modules/player/index.ts';
import type { SignIn } from '../modules/signIn/index.ts';
import type { Wallet } from '../modules/wallet/index.ts';
import type { Clock } from '../infra/clock.ts';
import type { Database, Queryable, Transaction } from '../infra/database/database.ts';
import { transactionWithEvents } from '../infra/outbox/index.ts';
import { Refusal } from '../infra/refusal.ts';
import type { Sites } from '../sites/index.ts';

export interface SessionLimitDeps {
  readonly clock: Clock;
  readonly sites: Pick<Sites, 'byBrand'>;
  readonly players: Pick<Players, 'get'>;
  readonly signIn: Pick<SignIn, 'signedInTimes'>;
  readonly wallet: Pick<Wallet, 'setPlayTime'>;
  readonly limits: Pick<Limits, 'firstPlayTime' | 'changedPlayTime' | 'savePlayTime'>;
}

export type ChangePlayTimeDeps = SessionLimitDeps & { readonly signIn: Pick<SignIn, 'liveSessionOf'> };

interface OneSession {
  readonly playerId: PlayerId;
  readonly sessionId: SessionId;
}

/** LIMIT-14: sets when the player may play in a session, in the transaction of the sign-in. */
export async function beginPlayTime(
  deps: SessionLimitDeps,
  tx: Transaction,
  session: OneSession,
): Promise<void> {
  const times = await deps.limits.firstPlayTime(tx, await playTimeOf(deps, tx, session));
  await deps.wallet.setPlayTime(tx, session.playerId, times);
  if (times) await deps.limits.savePlayTime(tx, session, times);
}

/** Call it in the transaction that changes a session limit, which has locked the player. */
export async function changePlayTime(
  deps: ChangePlayTimeDeps,
  tx: Transaction,
  playerId: PlayerId,
): Promise<void> {
  const sessionId = await deps.signIn.liveSessionOf(tx, playerId);
  // Without a session no stake is accepted, and the next sign-in sets the play time.
  if (!sessionId) return;
  const times = await deps.limits.changedPlayTime(tx, await playTimeOf(deps, tx, { playerId, sessionId }));
  await deps.wallet.setPlayTime(tx, playerId, times);
  await deps.limits.savePlayTime(tx, { playerId, sessionId }, times);
}

async function playTimeOf(
  { clock, sites, players, signIn }: SessionLimitDeps,
  queryable: Queryable,
  { playerId, sessionId }: OneSession,
) {
  const { brand } = await players.get(queryable, playerId);
  const signedIn = await signedInOf({ clock, signIn }, queryable, playerId);
  const session = signedIn.find((one) => one.sessionId === sessionId);
  return {
    playerId,
    sessionId,
    signedIn,
    startedAt: session?.from ?? clock.now(),
    timeZone: sites.byBrand(brand)?.timeZone ?? 'UTC',
  };
}

/** The times when the player was signed in, as far back as session limits count. */
export const signedInOf = (
  { clock, signIn }: Pick<SessionLimitDeps, 'clock' | 'signIn'>,
  queryable: Queryable,
  playerId: PlayerId,
) => signIn.signedInTimes(queryable, playerId, new Date(clock.now().getTime() - COUNTED_MS));

/** Refuses a game while the session limits leave no play. @throws Refusal PlayerBlocked */
export async function requirePlayTime(
  { wallet, clock }: { readonly wallet: Pick<Wallet, 'playTime'>; readonly clock: Clock },
  queryable: Queryable,
  playerId: PlayerId,
): Promise<void> {
  const times = await wallet.playTime(queryable, playerId);
  const now = clock.now();
  if (!times || (times.opensAt <= now && now < times.closesAt)) return;
  const until = now < times.opensAt ? times.opensAt : times.returnsAt;
  throw new Refusal('PlayerBlocked', {
    status: 403,
    reasons: ['SessionLimitReached'],
    keys: { rule: 'LIMIT-14', until: until.toISOString() },
  });
}

/** @throws Refusal AmountOutOfBounds */
export function requireMinutes(period: LimitPeriod, minutes: number | null): void {
  if (minutes === null) return;
  const reason = minutes < 1 ? 'tooLittle' : minutes > LONGEST_SESSION_MINUTES[period] ? 'tooMuch' : null;
  if (reason) throw new Refusal('AmountOutOfBounds', { status: 422, reasons: [reason] });
}

export interface SessionLimitJobDeps {
  readonly database: Pick<Database, 'transaction' | 'query'>;
  readonly players: Pick<Players, 'hold'>;
  readonly signIn: Pick<SignIn, 'endSession'>;
  readonly limits: Pick<Limits, 'reachedPlayTimes' | 'isPlayTimeReached' | 'endPlayTime' | 'warnPlayTimes'>;
  wakeRelay(): void;
}

const BATCH_SIZE = 100;

/**
 * LIMIT-14: ends the sessions whose limit is reached, and warns players whose session ends soon.
 * @throws AggregateError after all others when some sessions could not be ended
 */
export async function enforcePlayTimes(deps: SessionLimitJobDeps): Promise<void> {
  const { database, players, signIn, limits } = deps;
  const failures: unknown[] = [];
  for (const { playerId, sessionId } of await limits.reachedPlayTimes(database.query, BATCH_SIZE)) {
    await transactionWithEvents(deps, async (tx) => {
      // Locks the player before the session, as a sign-in and a change of the limit do.
      await players.hold(tx, playerId);
      if (!(await limits.isPlayTimeReached(tx, sessionId))) return;
      await signIn.endSession(tx, sessionId, 'SESSION_LIMIT_REACHED');
      // A session that has ended before is not ended again, but its play time is over.
      await limits.endPlayTime(tx, sessionId);
    }).catch((error: unknown) => failures.push(error));
  }
  await transactionWithEvents(deps, (tx) => limits.warnPlayTimes(tx, BATCH_SIZE));
  if (failures.length > 0) throw new AggregateError(failures, 'some sessions could not be ended');
}
