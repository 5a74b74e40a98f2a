import type { BrandId, PlayerId, SessionId } from '@foyer/domain/ids.ts';
import { money, toDecimal, type Money } from '@foyer/domain/money.ts';
import type { PlayTime } from '@foyer/domain/playTime.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database, Queryable, Transaction } from '../../infra/database/database.ts';
import { sharedRead } from '../../infra/database/sharedRead.ts';
import type { Log } from '../../infra/log.ts';
import { Refusal } from '../../infra/refusal.ts';
import {
  openAccounts,
  openPot,
  readCommittedStates,
  readDeposits,
  readOwed,
  readStates,
  type Deposits,
  type NewPot,
  type NewWallet,
  type WalletState,
} from './accounts.ts';
import { createBatcher } from './posting/batcher.ts';
import { bonusConversion } from './bonus/bonusConversion.ts';
import { bonusExpiry, bonusForfeit, type BonusOf } from './bonus/bonusEnding.ts';
import type { BonusGrant } from './bonus/bonusGrant.ts';
import { grantBonus } from './bonus/grant.ts';
import { bonusesToExpire, readBonus, type Bonus } from './bonus/readBonus.ts';
import { correct } from './books/correct.ts';
import { writeOff, type WriteOff } from './books/writeOff.ts';
import { lostBy, lostWithin, type LostSum, type PlaySpan } from './books/lost.ts';
import { readStatement, type StatementPage, type StatementRequest } from './books/statement.ts';
import type { Command, PaymentReversal } from './command.ts';
import { grantFreeRounds, type FreeRoundsGrant } from './games/freeRounds.ts';
import {
  endGameSessions,
  openGameSession,
  redeemToken,
  renewGameSessions,
  type GameSession,
  type NewGameSession,
} from './games/gameSession.ts';
import { consumeStakes, type StakeBatch } from './games/staked.ts';
import {
  readPlayed,
  setGroupLimits,
  setPlayLimits,
  type GroupLimits,
  type Played,
  type PlayLimits,
} from './games/playLimits.ts';
import {
  readSessionPlay,
  readPlayTime,
  setCheckDue,
  setPlayTime,
  setSessionExpiry,
  type CheckDue,
  type PlayFrom,
  type SessionPlay,
} from './games/sessionPlay.ts';
import { gameHistory, type GameHistoryPage, type GameHistoryRequest } from './games/gameHistory.ts';
import { readLatestRounds, type StudioGame } from './games/latestRounds.ts';
import { decideHeldWin, type HeldWinDecision } from './heldWins/decideHeldWin.ts';
import { createStudioControl, type StudioControl } from './heldWins/studios/studioControl.ts';
import { countHeldWins, readHeldBalance, readHeldWins, type HeldWin } from './heldWins/readHeldWins.ts';
import type { Posted } from './posting/outcome.ts';
import { conclude } from './posting/conclude.ts';
import { post } from './posting/post.ts';
import { commitCommands } from './posting/commitCommands.ts';
import type { DocumentVersions } from './posting/postCommands.ts';
import type { Verdict } from './rules/payment.ts';
import {
  fundPot,
  readContributions,
  setContribution,
  consumeContributions,
  type Contribution,
  type PlayerContribution,
  type PotFunding,
  type ContributionSetting,
} from './recipes/pots.ts';
import type { Correction } from './recipes/correction.ts';
import { setMinimum, type MinimumOf, type PlayerMinimum } from './minimums.ts';
import { moneyDrop, type MoneyDrop } from './recipes/moneyDrop.ts';

/**
 * The double-entry ledger of all players. Recipes build commands; money moves only through `post` and
 * `submit`.
 */
export interface Wallet {
  open(tx: Transaction, wallet: NewWallet): Promise<void>;
  /** Opens the account of a jackpot pot. Idempotent. */
  openPot(tx: Transaction, pot: NewPot): Promise<void>;
  /**
   * LIMIT-10: sets the jackpot contribution added to each stake from now on. @throws RangeError when the
   * amount is not positive or in another currency
   */
  setContribution(tx: Transaction, setting: ContributionSetting): Promise<void>;
  /** CASH-01, CASH-27: sets the player's own minimum amount. @throws RangeError for an amount that is none */
  setMinimum(tx: Transaction, minimum: PlayerMinimum): Promise<void>;
  /**
   * LIMIT-09: replaces all stake and loss limits of the player, including their use in the current periods.
   * Wins are never refused for them (LIMIT-11).
   */
  setPlayLimits(tx: Transaction, limits: PlayLimits): Promise<void>;
  /** LIMIT-13: replaces the accounts and loss limits of a group, including what is used of them. */
  setGroupLimits(tx: Transaction, group: GroupLimits): Promise<void>;
  /** What the player has staked, and lost in real money, since each of these moments. */
  played(queryable: Queryable, playerId: PlayerId, since: readonly Date[]): Promise<readonly Played[]>;
  /** The player's net loss of real money in each of these spans; negative when they won. */
  lostBy(queryable: Queryable, playerId: PlayerId, spans: readonly PlaySpan[]): Promise<readonly Money[]>;
  /** Net losses of all players of a brand who lost more than they won in the span. */
  lostWithin(queryable: Queryable, span: PlaySpan & { readonly brand: BrandId }): Promise<readonly LostSum[]>;
  /**
   * CLOCK-03: from `dueAt` on, no stake may start a round; open rounds can be finished and wins are paid.
   * @returns the sequence number of the player's last movement
   */
  setCheckDue(tx: Transaction, check: CheckDue): Promise<bigint>;
  /** Whether a reality check is due now. */
  isCheckDue(queryable: Queryable, playerId: PlayerId): Promise<boolean>;
  /** LIMIT-14: no stake is accepted outside these times; wins are paid. Null without session limits. */
  setPlayTime(tx: Transaction, playerId: PlayerId, times: PlayTime | null): Promise<void>;
  /** CLOCK-05: stakes are refused from this time on; wins are still paid (LIMIT-11). */
  setSessionExpiry(tx: Transaction, playerId: PlayerId, expiresAt: Date): Promise<void>;
  playTime(queryable: Queryable, playerId: PlayerId): Promise<PlayTime | null>;
  /** CLOCK-02: what the player has staked and won since the start of the session. */
  sessionPlay(queryable: Queryable, from: PlayFrom): Promise<SessionPlay>;
  /** Moves house money into a pot, for its seed or for a currency exchange between pots. */
  fundPot(tx: Transaction, funding: PotFunding): Promise<void>;
  /** Consumes the jackpot contributions of up to `batches` commits, oldest first. */
  consumeContributions(tx: Transaction, batches: number): Promise<readonly Contribution[]>;
  /** Consumes the stakes and rollbacks of up to `batches` commits, oldest first. */
  consumeStakes(tx: Transaction, batches: number): Promise<StakeBatch>;
  /** The player's jackpot contributions, latest first. */
  contributions(request: {
    playerId: PlayerId;
    before: number | null;
    first: number;
  }): Promise<readonly PlayerContribution[]>;
  /**
   * Outside a transaction, concurrent reads are batched into one query. @throws RangeError when there is no
   * wallet
   */
  state(queryable: Queryable, playerId: PlayerId): Promise<WalletState>;
  /** Committed deposits; concurrent reads are batched into one query. */
  deposits(playerId: PlayerId): Promise<Deposits>;
  /**
   * The player's debt from chargebacks that exceeded the balance. @throws RangeError when there is no
   * wallet
   */
  owed(queryable: Queryable, playerId: PlayerId): Promise<Money>;
  /**
   * Operator command: corrects the player's real money. @throws Refusal BadRequest, InsufficientFunds,
   * MoreThanOwed, TransactionConflict
   */
  correct(tx: Transaction, correction: Correction): Promise<Posted>;
  /**
   * Operator command: writes off a debt. @throws Refusal BadRequest, WrongCurrency, MoreThanOwed,
   * TransactionConflict
   */
  writeOff(tx: Transaction, writeOff: WriteOff): Promise<void>;
  /** MONEY-02: the player's movements, latest first. */
  statement(request: StatementRequest): Promise<StatementPage>;
  /** PROF-05: the player's rounds. @throws Refusal BadRequest when the cursor is invalid */
  gameHistory(request: GameHistoryRequest): Promise<GameHistoryPage>;
  /** The games of the player's latest rounds, latest first; concurrent reads are batched into one query. */
  latestRounds(playerId: PlayerId): Promise<readonly StudioGame[]>;
  /** Posts one command inside the caller's transaction; wake the relay after the commit. @throws Refusal */
  post(tx: Transaction, command: Command | PaymentReversal): Promise<Posted>;
  /** Concludes a pending transfer as posted or voided. @throws Refusal UnknownTransfer, TransactionConflict */
  conclude(tx: Transaction, transfer: { caller: string; key: string }, verdict: Verdict): Promise<Posted>;
  /**
   * Posts one command in its own commit, durable when it resolves; concurrent commands share commits.
   * @throws Refusal
   */
  submit(command: Command): Promise<Posted>;
  /** @throws Refusal BonusRunning, TransactionConflict */
  grantBonus(tx: Transaction, grant: BonusGrant): Promise<Posted>;
  /** Credits promotional real money. Idempotent by id. @throws Refusal TransactionConflict, WrongCurrency */
  dropMoney(tx: Transaction, drop: MoneyDrop): Promise<Posted>;
  /** Returns the active bonus, or else the last one. */
  bonus(playerId: PlayerId): Promise<Bonus | null>;
  /** Ends the bonus at the player's request. Idempotent. @throws Refusal BonusNotActive */
  forfeitBonus(bonus: BonusOf): Promise<Posted>;
  /** Takes back the remaining balance of expired bonuses. @returns the number of bonuses ended */
  expireBonuses(): Promise<number>;
  /** Idempotent by id. @throws RangeError when the rounds or the stake are not positive */
  grantFreeRounds(tx: Transaction, grant: FreeRoundsGrant): Promise<void>;
  /** MONEY-09: the undecided held wins of a brand, oldest first. */
  heldWins(
    queryable: Queryable,
    request: { readonly brand: BrandId; readonly first: number },
  ): Promise<readonly HeldWin[]>;
  /** The sum of a player's undecided held wins, which are not part of the balance. */
  heldBalance(playerId: PlayerId): Promise<Money>;
  countHeldWins(): Promise<{ readonly held: number; readonly waiting: number }>;
  /** @throws Refusal BadRequest, UnknownHeldWin, UnknownRound, TransactionConflict */
  decideHeldWin(tx: Transaction, decision: HeldWinDecision): Promise<void>;
  /** MONEY-10 */
  readonly studioControl: StudioControl;
  /** Opens a game session; an earlier one of the same game and sign-in takes no more stakes. */
  openGameSession(tx: Transaction, session: NewGameSession): Promise<{ token: string }>;
  /** @throws Refusal UnknownSession */
  redeemToken(launch: { studio: string; token: string }): Promise<GameSession>;
  /** Refuses stakes from the commit of `tx` on; wins are still paid (LIMIT-11). */
  endGameSessions(tx: Queryable, sessionId: SessionId): Promise<void>;
  /** OVER-08: after the player has accepted the brand's current legal documents, open games take stakes again. */
  renewGameSessions(tx: Transaction, session: { sessionId: SessionId; brand: BrandId }): Promise<void>;
  /** Creates the partitions of the coming twelve months where they are missing. */
  createMonths(): Promise<void>;
  /** Resolves when all submitted commands have settled. */
  settled(): Promise<void>;
}

export interface WalletDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** Called after each commit that wrote events. */
  readonly wakeRelay: () => void;
  readonly log: Pick<Log, 'error'>;
  /** OVER-08: without it, no stake is refused for a legal document. */
  readonly documentVersions?: DocumentVersions;
  /** None by default. */
  readonly minimumOf?: MinimumOf;
}

export function createWallet(deps: WalletDeps): Wallet {
  const { database, clock, wakeRelay, log, documentVersions = () => [] } = deps;
  const state = stateReader(database, deps.minimumOf);
  const sharedDeposits = sharedRead((players: readonly PlayerId[]) => readDeposits(database.query, players));
  const sharedRounds = sharedRead((players: readonly PlayerId[]) => readLatestRounds(database, players));
  const commit = commitCommands(database.pool, documentVersions);
  const batcher = createBatcher({ commit, clock, wakeRelay });

  // A crash before the conversion loses nothing: the next stake finds the wagering complete and submits it
  // again.
  const convertBonus = ({ playerId, sequence }: Posted): void => {
    batcher.submit(bonusConversion(playerId, sequence ?? 0)).catch((err: unknown) => {
      if (!isEndedMeanwhile(err)) log.error({ err, playerId }, 'a wagered bonus was not converted');
    });
  };

  const submit = async (command: Command): Promise<Posted> => {
    const posted = await submitWithAlerts(batcher, log, command);
    if (posted.isBonusWagered && posted.sequence !== null) convertBonus(posted);
    return posted;
  };

  return {
    open: (tx, wallet) => openAccounts(tx, wallet, clock.now()),
    openPot: (tx, pot) => openPot(tx, pot, clock.now()),
    setContribution,
    setMinimum: (tx, minimum) => setMinimum(tx, minimum, clock.now()),
    setPlayLimits: (tx, limits) => setPlayLimits(tx, limits, clock.now()),
    setGroupLimits: (tx, group) => setGroupLimits(tx, group, clock.now()),
    played: readPlayed,
    lostBy,
    lostWithin,
    setCheckDue,
    setPlayTime,
    setSessionExpiry,
    playTime: readPlayTime,
    sessionPlay: readSessionPlay,
    fundPot: (tx, funding) => fundPot(tx, funding, clock.now()),
    consumeContributions,
    consumeStakes,
    contributions: (request) => readContributions(database.query, request),
    state,
    isCheckDue: async (queryable, playerId) => isPast((await state(queryable, playerId)).checkDueAt, clock),
    deposits: async (playerId) => (await sharedDeposits(playerId)) ?? { count: 0, totalMinor: 0n },
    owed: (queryable, playerId) => readOwed(queryable, playerId),
    correct: (tx, correction) => correct(tx, correction, clock.now()),
    writeOff: (tx, act) => writeOff(tx, act, clock.now()),
    statement: (request) => readStatement(database.pool, request),
    gameHistory: (request) => gameHistory(database.query, request),
    latestRounds: async (playerId) => (await sharedRounds(playerId)) ?? [],
    post: (tx, command) => post(tx, command, clock.now()),
    conclude: (tx, transfer, verdict) => conclude(tx, { ...transfer, verdict, at: clock.now() }),
    submit,
    grantBonus: (tx, grant) => grantBonus(tx, grant, clock.now()),
    dropMoney: (tx, drop) => post(tx, moneyDrop(drop), clock.now()),
    bonus: (playerId) => readBonus(database.query, playerId, clock.now()),
    forfeitBonus: (bonus) => batcher.submit(bonusForfeit(bonus)),
    expireBonuses: () => expireBonuses(database, batcher, clock.now()),
    grantFreeRounds: (tx, grant) => grantFreeRounds(tx, grant, clock.now()),
    heldWins: readHeldWins,
    heldBalance: (playerId) => heldBalanceOf(database, state, playerId),
    countHeldWins: () => countHeldWins(database.query),
    decideHeldWin: (tx, decision) => decideHeldWin(tx, decision, clock.now()),
    studioControl: createStudioControl(clock),
    ...gameSessions(database, clock, documentVersions),
    createMonths: () => createMonths(database, clock.now()),
    settled: () => batcher.settled(),
  };
}

const gameSessions = (
  { query }: Database,
  clock: Clock,
  documentVersions: DocumentVersions,
): Pick<Wallet, 'openGameSession' | 'redeemToken' | 'endGameSessions' | 'renewGameSessions'> => ({
  openGameSession: (tx, session) =>
    openGameSession(tx, session, {
      openedAt: clock.now(),
      documentVersions: documentVersions(session.brand),
    }),
  redeemToken: (launch) => redeemToken(query, { ...launch, at: clock.now() }),
  endGameSessions: (tx, sessionId) => endGameSessions(tx, sessionId, clock.now()),
  renewGameSessions: (tx, { sessionId, brand }) =>
    renewGameSessions(tx, { sessionId, documentVersions: documentVersions(brand) }),
});

const isPast = (time: Date | null, clock: Clock): boolean => time !== null && time <= clock.now();

async function expireBonuses(
  { query }: Database,
  batcher: ReturnType<typeof createBatcher>,
  at: Date,
): Promise<number> {
  const due = await bonusesToExpire(query, at);
  const ends = await Promise.allSettled(due.map((bonus) => batcher.submit(bonusExpiry(bonus))));
  for (const end of ends) if (end.status === 'rejected' && !isEndedMeanwhile(end.reason)) throw end.reason;
  return ends.filter(({ status }) => status === 'fulfilled').length;
}

async function createMonths({ pool }: Database, at: Date): Promise<void> {
  await pool.query('select wallet.create_months($1)', [at]);
}

async function heldBalanceOf(
  { query }: Database,
  state: Wallet['state'],
  playerId: PlayerId,
): Promise<Money> {
  const [held, { currency }] = await Promise.all([readHeldBalance(query, playerId), state(query, playerId)]);
  return money(held, currency);
}

async function submitWithAlerts(
  batcher: ReturnType<typeof createBatcher>,
  log: WalletDeps['log'],
  command: Command,
): Promise<Posted> {
  try {
    const posted = await batcher.submit(command);
    if (posted.held && posted.sequence !== null) alertOfHeldWin(log, command, posted.held);
    return posted;
  } catch (error) {
    alertOfTooLargeWin(log, command, error);
    throw error;
  }
}

/**
 * Logs the alert of MONEY-09. A crash right after the commit could lose it; the metrics count the stored
 * rows.
 */
function alertOfHeldWin(log: WalletDeps['log'], { caller, key }: Command, { minor, currency }: Money): void {
  const win = { studio: caller, transactionId: key, amount: toDecimal(money(minor, currency)), currency };
  log.error(win, 'MONEY-09: a win is held until an operator decides');
}

/** A win is never dropped silently: the studio repeats it in vain until somebody decides. */
function alertOfTooLargeWin(log: WalletDeps['log'], command: Command, error: unknown): void {
  if (command.verb !== 'payout' || !(error instanceof Refusal) || error.type !== 'AmountTooLarge') return;
  const { caller, key, amount } = command;
  const win = { studio: caller, transactionId: key, amount: toDecimal(amount), currency: amount.currency };
  log.error(win, 'a win is refused because the balance after it would exceed the largest amount of a wallet');
}

/** The bonus was converted or forfeited, or its stake rolled back, between reading and locking it. */
const isEndedMeanwhile = (error: unknown): boolean =>
  error instanceof Refusal && (error.type === 'BonusNotActive' || error.type === 'BonusNotWagered');

function stateReader(database: Database, minimumOf: MinimumOf = () => null): Wallet['state'] {
  const shared = sharedRead((players: readonly PlayerId[]) =>
    readCommittedStates(database.pool, players, minimumOf),
  );
  return async (queryable, playerId) => {
    const found =
      queryable === database.query
        ? await shared(playerId)
        : (await readStates(queryable, [playerId], minimumOf)).get(playerId);
    if (!found) throw new RangeError(`player ${playerId} has no wallet`);
    return found;
  };
}
