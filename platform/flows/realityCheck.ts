import type { SessionId, PlayerId } from '@foyer/domain/ids.ts';
import type { PlayerRecord, Players } from '../modules/player/index.ts';
import type { SignIn } from '../modules/signIn/index.ts';
import {
  countedFrom,
  isDue,
  periodOf,
  shortened,
  UNSERVED_PERIODS,
  type CheckEntry,
  type ClockedSession,
  type Counting,
  type Periods,
  type RealityCheck,
} from '../modules/realityCheck/index.ts';
import type { Wallet } from '../modules/wallet/index.ts';
import type { Clock } from '../infra/clock.ts';
import type { Database, Queryable, Transaction } from '../infra/database/database.ts';
import { transactionWithEvents } from '../infra/outbox/index.ts';
import { Refusal } from '../infra/refusal.ts';
import type { Session } from '../infra/session.ts';
import type { Sites } from '../sites/index.ts';

export interface RealityCheckDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly sites: Pick<Sites, 'byBrand'>;
  readonly players: Pick<Players, 'get' | 'hold' | 'commands'>;
  readonly signIn: Pick<SignIn, 'holdSession'>;
  readonly wallet: Pick<Wallet, 'setCheckDue' | 'sessionPlay'>;
  readonly realityCheck: RealityCheck;
  wakeRelay(): void;
}

export interface SessionClockNow {
  readonly clocked: ClockedSession;
  /** Applies from the next check on; null without reality checks. */
  readonly periodMinutes: number | null;
  readonly choices: Periods;
  readonly now: Date;
  readonly played: Awaited<ReturnType<Wallet['sessionPlay']>>;
}

export interface SignedIn {
  readonly playerId: PlayerId;
  readonly sessionId: SessionId;
  readonly startedAt: Date;
}

interface SeenCheck {
  readonly sessionId: SessionId;
  /** ISO instant as sent to the client; it identifies the check. */
  readonly dueAt: string;
}

/** CLOCK-01: starts the clock of a session in the transaction of the sign-in. */
export async function beginSessionClock(
  {
    sites,
    players,
    wallet,
    realityCheck,
  }: Pick<RealityCheckDeps, 'sites' | 'realityCheck'> & {
    readonly players: Pick<Players, 'get'>;
    readonly wallet: Pick<Wallet, 'setCheckDue'>;
  },
  tx: Transaction,
  { playerId, sessionId, startedAt }: SignedIn,
): Promise<void> {
  if (await realityCheck.of(tx, sessionId)) return;
  const choice = choiceOf(await players.get(tx, playerId));
  const counting = countedFrom(startedAt, periodOf(offered({ sites }, choice), choice.chosen));
  const sequence = await wallet.setCheckDue(tx, { playerId, dueAt: counting.dueAt });
  await realityCheck.begin(tx, { sessionId, playerId, startedAt, sequence, ...counting });
}

/** @returns null where the licence requires neither a session clock nor reality checks */
export async function readSessionClock(
  deps: RealityCheckDeps,
  { playerId, sessionId, brand, country }: Session,
): Promise<SessionClockNow | null> {
  const { database, players, realityCheck, sites } = deps;
  const site = sites.byBrand(brand)?.inCountry(country);
  if (site && !site.hasRule('sessionClock') && !site.hasRule('realityCheck')) return null;
  const clocked = await realityCheck.of(database.query, sessionId);
  if (!clocked) return null;
  const player = await players.get(database.query, playerId);
  return clockNow(deps, database.query, clocked, choiceOf(player));
}

/** CLOCK-03: records that the player has confirmed the reality check. Idempotent. @throws Refusal UnknownSession, RealityCheckNotDue */
export const acknowledgeRealityCheck = (
  deps: RealityCheckDeps,
  { sessionId }: Session,
  seen: SeenCheck,
): Promise<SessionClockNow> =>
  transactionWithEvents(deps, async (tx) => {
    const { clock, players } = deps;
    if (seen.sessionId !== sessionId) throw new Refusal('UnknownSession', { status: 404 });
    const clocked = await holdClocked(deps, tx, sessionId);
    const choice = choiceOf(await players.get(tx, clocked.playerId));
    const { dueAt } = clocked;
    if (dueAt === null || new Date(seen.dueAt) < dueAt) return clockNow(deps, tx, clocked, choice);
    if (!isDue(clocked, clock.now())) throw new Refusal('RealityCheckNotDue', { status: 409 });
    const counting = countedFrom(clock.now(), periodOf(offered(deps, choice), choice.chosen));
    const periodMinutes = clocked.periodMinutes ?? 0;
    const changed = await change(deps, tx, clocked, counting, { act: 'Acknowledged', periodMinutes, dueAt });
    return clockNow(deps, tx, changed, choice);
  });

/** @throws Refusal PeriodNotOffered */
export const chooseRealityCheckPeriod = (
  deps: RealityCheckDeps,
  { playerId, sessionId }: Session,
  minutes: number,
): Promise<SessionClockNow> =>
  transactionWithEvents(deps, async (tx) => {
    const { players } = deps;
    const player = await players.hold(tx, playerId);
    const clocked = await holdClocked(deps, tx, sessionId);
    const choice = { ...choiceOf(player), chosen: minutes };
    const periods = offered(deps, choice);
    if (!periods.includes(minutes))
      throw new Refusal('PeriodNotOffered', { status: 422, keys: { offered: periods.join(' ') } });
    if (player.realityCheckMinutes === minutes) return clockNow(deps, tx, clocked, choice);
    await players.commands.chooseRealityCheck(tx, playerId, minutes);
    const counting = shortened(clocked, minutes);
    const dueAt = counting.dueAt ?? clocked.countsFrom;
    const entry = { act: 'PeriodChosen', periodMinutes: minutes, dueAt } as const;
    return clockNow(deps, tx, await change(deps, tx, clocked, counting, entry), choice);
  });

/** Stores the new due time and, in the same transaction, blocks stakes from that time on. */
async function change(
  { wallet, realityCheck }: RealityCheckDeps,
  tx: Transaction,
  clocked: ClockedSession,
  ...[counting, entry]: [Counting, CheckEntry]
): Promise<ClockedSession> {
  await wallet.setCheckDue(tx, { playerId: clocked.playerId, dueAt: counting.dueAt });
  await realityCheck.change(tx, clocked, counting, entry);
  return { ...clocked, ...counting };
}

async function clockNow(
  deps: RealityCheckDeps,
  queryable: Queryable,
  clocked: ClockedSession,
  choice: Choice,
): Promise<SessionClockNow> {
  const choices = offered(deps, choice);
  const { playerId, startedAt: since, sequence } = clocked;
  return {
    clocked,
    choices,
    periodMinutes: periodOf(choices, choice.chosen),
    now: deps.clock.now(),
    played: await deps.wallet.sessionPlay(queryable, { playerId, since, sequence }),
  };
}

interface Choice extends Pick<PlayerRecord, 'brand' | 'country'> {
  readonly chosen: number | null;
}

const choiceOf = ({ brand, country, realityCheckMinutes: chosen }: PlayerRecord): Choice => ({
  brand,
  country,
  chosen,
});

const offered = (
  { sites }: Pick<RealityCheckDeps, 'sites'>,
  { brand, country }: Pick<Choice, 'brand' | 'country'>,
): Periods => sites.byBrand(brand)?.inCountry(country).realityCheckPeriods ?? UNSERVED_PERIODS;

/** Locks the session against a sign-in that replaces it. @throws AuthenticationFailure when the session has ended */
async function holdClocked(
  { signIn, realityCheck }: RealityCheckDeps,
  tx: Transaction,
  sessionId: SessionId,
): Promise<ClockedSession> {
  await signIn.holdSession(tx, sessionId);
  const clocked = await realityCheck.hold(tx, sessionId);
  if (!clocked) throw new Refusal('UnknownSession', { status: 404 });
  return clocked;
}
