import type { SessionId, PlayerId } from '@foyer/domain/ids.ts';
import type { Identity, PlayerRecord } from '../modules/identity/index.ts';
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
import { Refusal } from '../infra/refusal.ts';
import type { Session } from '../infra/session.ts';
import type { Sites } from '../sites/index.ts';

export interface RealityCheckDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly sites: Pick<Sites, 'byBrand'>;
  readonly identity: Pick<Identity, 'player' | 'hold' | 'holdSession' | 'commands'>;
  readonly wallet: Pick<Wallet, 'setCheckDue' | 'sessionPlay'>;
  readonly realityCheck: RealityCheck;
  wakeRelay(): void;
}

/** A session and its clock, at a moment. */
interface SessionClockNow {
  readonly clocked: ClockedSession;
  /** From the next check on; null where none is made. */
  readonly periodMinutes: number | null;
  readonly choices: Periods;
  readonly now: Date;
  readonly played: Awaited<ReturnType<Wallet['sessionPlay']>>;
}

/** CLOCK-01 to CLOCK-04: the platform's own clock of each session, for whatever tab, game or line asks it. */
export interface RealityCheckService {
  /** With the sign-in: checks are counted from it, and what was played before is another session's. */
  begin(tx: Transaction, session: SignedIn): Promise<void>;
  /** Null where the licence wants neither clock nor check. */
  read(session: Session): Promise<SessionClockNow | null>;
  /** Twice is once. @throws Refusal UnknownSession, RealityCheckNotDue */
  acknowledge(session: Session, check: SeenCheck): Promise<SessionClockNow>;
  /** @throws Refusal PeriodNotOffered */
  choosePeriod(session: Session, minutes: number): Promise<SessionClockNow>;
}

export interface SignedIn {
  readonly playerId: PlayerId;
  readonly sessionId: SessionId;
  readonly startedAt: Date;
}

interface SeenCheck {
  readonly sessionId: SessionId;
  /** An instant, as the platform told it. */
  readonly dueAt: string;
}

export const createRealityCheckService = (parts: RealityCheckDeps): RealityCheckService => ({
  begin: (tx, session) => begin(parts, tx, session),
  read: (session) => read(parts, session),
  acknowledge: (session, seen) => inOneTurn(parts, (tx) => acknowledge(parts, tx, session, seen)),
  choosePeriod: (session, minutes) => inOneTurn(parts, (tx) => choosePeriod(parts, tx, session, minutes)),
});

async function inOneTurn<Result>(
  { database, wakeRelay }: RealityCheckDeps,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const result = await database.transaction(work);
  wakeRelay();
  return result;
}

async function begin(
  { sites, identity, wallet, realityCheck }: RealityCheckDeps,
  tx: Transaction,
  { playerId, sessionId, startedAt }: SignedIn,
): Promise<void> {
  // One that is heard of twice has its clock already.
  if (await realityCheck.of(tx, sessionId)) return;
  const choice = choiceOf(await identity.player(tx, playerId));
  const counting = countedFrom(startedAt, periodOf(offered({ sites }, choice), choice.chosen));
  const sequence = await wallet.setCheckDue(tx, { playerId, dueAt: counting.dueAt });
  await realityCheck.begin(tx, { sessionId, playerId, startedAt, sequence, ...counting });
}

async function read(
  parts: RealityCheckDeps,
  { playerId, sessionId, brand, country }: Session,
): Promise<SessionClockNow | null> {
  const { database, identity, realityCheck, sites } = parts;
  const rules = sites.byBrand(brand)?.inCountry(country).settings.rules;
  if (rules && !rules.sessionClock && !rules.realityCheck) return null;
  const clocked = await realityCheck.of(database.query, sessionId);
  if (!clocked) return null;
  const player = await identity.player(database.query, playerId);
  return clockNow(parts, database.query, clocked, choiceOf(player));
}

async function acknowledge(
  parts: RealityCheckDeps,
  tx: Transaction,
  { sessionId }: Session,
  seen: SeenCheck,
): Promise<SessionClockNow> {
  const { clock, identity } = parts;
  if (seen.sessionId !== sessionId) throw new Refusal('UnknownSession', { status: 404 });
  const clocked = await holdClocked(parts, tx, sessionId);
  const choice = choiceOf(await identity.player(tx, clocked.playerId));
  const { dueAt } = clocked;
  if (dueAt === null || new Date(seen.dueAt) < dueAt) return clockNow(parts, tx, clocked, choice);
  if (!isDue(clocked, clock.now())) throw new Refusal('RealityCheckNotDue', { status: 409 });
  const counting = countedFrom(clock.now(), periodOf(offered(parts, choice), choice.chosen));
  const periodMinutes = clocked.periodMinutes ?? 0;
  const changed = await change(parts, tx, clocked, counting, { act: 'Acknowledged', periodMinutes, dueAt });
  return clockNow(parts, tx, changed, choice);
}

async function choosePeriod(
  parts: RealityCheckDeps,
  tx: Transaction,
  { playerId, sessionId }: Session,
  minutes: number,
): Promise<SessionClockNow> {
  const { identity } = parts;
  const player = await identity.hold(tx, playerId);
  const clocked = await holdClocked(parts, tx, sessionId);
  const choice = { ...choiceOf(player), chosen: minutes };
  const periods = offered(parts, choice);
  if (!periods.includes(minutes))
    throw new Refusal('PeriodNotOffered', { status: 422, keys: { offered: periods.join(' ') } });
  if (player.realityCheckMinutes === minutes) return clockNow(parts, tx, clocked, choice);
  await identity.commands.chooseRealityCheck(tx, playerId, minutes);
  const counting = shortened(clocked, minutes);
  const dueAt = counting.dueAt ?? clocked.countsFrom;
  const entry = { act: 'PeriodChosen', periodMinutes: minutes, dueAt } as const;
  return clockNow(parts, tx, await change(parts, tx, clocked, counting, entry), choice);
}

/** How it counts from now on; its stakes are held to it in the same moment. */
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
  parts: RealityCheckDeps,
  queryable: Queryable,
  clocked: ClockedSession,
  choice: Choice,
): Promise<SessionClockNow> {
  const choices = offered(parts, choice);
  const { playerId, startedAt: since, sequence } = clocked;
  return {
    clocked,
    choices,
    periodMinutes: periodOf(choices, choice.chosen),
    now: parts.clock.now(),
    played: await parts.wallet.sessionPlay(queryable, { playerId, since, sequence }),
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

/** Nobody signs in elsewhere meanwhile: what is set is the live session's. @throws AuthenticationFailure when it has ended */
async function holdClocked(
  { identity, realityCheck }: RealityCheckDeps,
  tx: Transaction,
  sessionId: SessionId,
): Promise<ClockedSession> {
  await identity.holdSession(tx, sessionId);
  const clocked = await realityCheck.hold(tx, sessionId);
  if (!clocked) throw new Refusal('UnknownSession', { status: 404 });
  return clocked;
}
