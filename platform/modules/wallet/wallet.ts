import type { BrandId, PlayerId, SessionId } from '@foyer/domain/ids.ts';
import { money, toDecimal, type Money } from '@foyer/domain/money.ts';
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
import { createBatcher } from './batcher.ts';
import { bonusConversion } from './bonus/bonusConversion.ts';
import { bonusExpiry, bonusForfeit, type BonusOf } from './bonus/bonusEnding.ts';
import type { BonusGrant } from './bonus/bonusGrant.ts';
import { grantBonus } from './bonus/grant.ts';
import { bonusesToExpire, readBonus, type Bonus } from './bonus/readBonus.ts';
import { correct } from './books/correct.ts';
import { writeOff, type WriteOff } from './books/writeOff.ts';
import { lostBy, lostWithin, type LostSum, type PlaySpan } from './books/lost.ts';
import { readStatement, type StatementPage, type StatementRequest } from './books/statement.ts';
import type { Command, Undoing } from './command.ts';
import { grantFreeRounds, type FreeRoundsGrant } from './games/freeRounds.ts';
import {
  endGameSessions,
  openGameSession,
  redeemToken,
  type GameSession,
  type NewGameSession,
} from './games/gameSession.ts';
import { consumeStakes, type StakeBatch } from './games/staked.ts';
import { readPlayed, setPlayLimits, type Played, type PlayLimits } from './games/playLimits.ts';
import {
  readSessionPlay,
  setCheckDue,
  type CheckDue,
  type PlayFrom,
  type SessionPlay,
} from './games/sessionPlay.ts';
import { gameHistory, type GameHistoryPage, type GameHistoryRequest } from './games/gameHistory.ts';
import { readLatestRounds, type StudioGame } from './games/latestRounds.ts';
import { decideHeldWin, type HeldWinDecision } from './heldWins/decideHeldWin.ts';
import { countHeldWins, readHeldOf, readHeldWins, type HeldWin } from './heldWins/readHeldWins.ts';
import type { Posted } from './outcome.ts';
import { conclude, post, type Verdict } from './post.ts';
import {
  fundPot,
  readGiven,
  setContribution,
  consumeContributions,
  type Contribution,
  type Given,
  type PotFunding,
  type ContributionSetting,
} from './recipes/pots.ts';
import type { Correction } from './recipes/correction.ts';
import { moneyDrop, type MoneyDrop } from './recipes/moneyDrop.ts';

/** Who holds how much, and why. A command is made by a recipe; money moves by `post` or `submit` and by nothing else. */
export interface Wallet {
  open(tx: Transaction, wallet: NewWallet): Promise<void>;
  /** The account of one pot of a jackpot; twice is once. */
  openPot(tx: Transaction, pot: NewPot): Promise<void>;
  /** LIMIT-10: what each stake of the player gives to a jackpot, from now on. @throws RangeError for no amount of the wallet's */
  setContribution(tx: Transaction, standing: ContributionSetting): Promise<void>;
  /**
   * LIMIT-09: all limits of the player's stakes, from now on, with what is used of them in the present periods. Nothing that
   * is won is ever refused for them (LIMIT-11).
   */
  setPlayLimits(tx: Transaction, limits: PlayLimits): Promise<void>;
  /** What the player has staked, and lost of his real money, since each of these moments. */
  played(queryable: Queryable, playerId: PlayerId, since: readonly Date[]): Promise<readonly Played[]>;
  /** What the player's real money has lost in play, in each of these spans: less than nothing where it has won. */
  lostBy(queryable: Queryable, playerId: PlayerId, spans: readonly PlaySpan[]): Promise<readonly Money[]>;
  /** The same of all players of a brand who have lost. */
  lostWithin(queryable: Queryable, span: PlaySpan & { readonly brand: BrandId }): Promise<readonly LostSum[]>;
  /**
   * CLOCK-03: from then on no stake begins a round; one that has begun may be played to its end, and whatever is won is paid.
   * @returns the number of the player's last movement
   */
  setCheckDue(tx: Transaction, check: CheckDue): Promise<bigint>;
  /** Whether the player has a check to answer now. */
  isCheckDue(queryable: Queryable, playerId: PlayerId): Promise<boolean>;
  /** CLOCK-02: what a player has staked and won since. */
  sessionPlay(queryable: Queryable, from: PlayFrom): Promise<SessionPlay>;
  /** A promise of the house to a pot, or what it changes into another currency. */
  fundPot(tx: Transaction, funding: PotFunding): Promise<void>;
  /** What stakes gave to pots and nobody has taken in yet, the oldest first, so many commits of them. */
  takeGathered(tx: Transaction, batches: number): Promise<readonly Contribution[]>;
  /** What was staked and taken back and nobody has taken in yet, the oldest first, so many commits of it. */
  takeStaked(tx: Transaction, batches: number): Promise<StakeBatch>;
  /** What a player gave to jackpots, the latest first. */
  given(asked: { playerId: PlayerId; before: number | null; first: number }): Promise<readonly Given[]>;
  /** Outside a transaction the read is shared with all that wait for one. @throws RangeError when there is no wallet */
  state(queryable: Queryable, playerId: PlayerId): Promise<WalletState>;
  /** Committed ones; the read is shared with all that wait for one. */
  deposits(playerId: PlayerId): Promise<Deposits>;
  /** What chargebacks took back that the balance could not meet. @throws RangeError when there is no wallet */
  owed(queryable: Queryable, playerId: PlayerId): Promise<Money>;
  /** By an operator, by hand. @throws Refusal BadRequest, InsufficientFunds, MoreThanOwed, TransactionConflict */
  correct(tx: Transaction, correction: Correction): Promise<Posted>;
  /** By an operator: a debt is given up. @throws Refusal BadRequest, WrongCurrency, MoreThanOwed, TransactionConflict */
  writeOff(tx: Transaction, writeOff: WriteOff): Promise<void>;
  /** MONEY-02: the latest first. */
  statement(request: StatementRequest): Promise<StatementPage>;
  /** PROF-05. @throws Refusal BadRequest when the cursor is none of ours */
  gameHistory(request: GameHistoryRequest): Promise<GameHistoryPage>;
  /** The games of the player's latest rounds, the latest first; the read is shared with all that wait for one. */
  latestRounds(playerId: PlayerId): Promise<readonly StudioGame[]>;
  /** One command inside the caller's transaction; wake the relay after the commit. @throws Refusal */
  post(tx: Transaction, command: Command | Undoing): Promise<Posted>;
  /** Ends a pending transfer as posted or voided. @throws Refusal UnknownTransfer, TransactionConflict */
  conclude(tx: Transaction, transfer: { caller: string; key: string }, verdict: Verdict): Promise<Posted>;
  /** One command by itself, durable when it resolves; those that wait during a commit share the next. @throws Refusal */
  submit(command: Command): Promise<Posted>;
  /** @throws Refusal BonusRunning, TransactionConflict */
  grantBonus(tx: Transaction, grant: BonusGrant): Promise<Posted>;
  /** Real money that the house gives. The same id twice is once. @throws Refusal TransactionConflict, WrongCurrency */
  dropMoney(tx: Transaction, drop: MoneyDrop): Promise<Posted>;
  /** The one that runs, else the last. */
  bonus(playerId: PlayerId): Promise<Bonus | null>;
  /** By the player's own wish. Twice has the effect of once. @throws Refusal BonusNotActive */
  forfeitBonus(bonus: BonusOf): Promise<Posted>;
  /** Takes back what is left of bonuses whose time is over. @returns how many */
  expireBonuses(): Promise<number>;
  /** The same id twice is once. @throws RangeError for no round or no stake */
  grantFreeRounds(tx: Transaction, grant: FreeRoundsGrant): Promise<void>;
  /** MONEY-09: undecided held wins of a brand, the oldest first. */
  heldWins(
    queryable: Queryable,
    request: { readonly brand: BrandId; readonly first: number },
  ): Promise<readonly HeldWin[]>;
  /** The sum of a player's undecided held wins; no part of the balance. */
  heldOf(playerId: PlayerId): Promise<Money>;
  countHeldWins(): Promise<{ readonly held: number; readonly waiting: number }>;
  /** @throws Refusal BadRequest, UnknownHeldWin, UnknownRound, TransactionConflict */
  decideHeldWin(tx: Transaction, decision: HeldWinDecision): Promise<void>;
  /** Where this game was open before in the same sign-in, it takes no more stakes. */
  openGameSession(tx: Transaction, session: NewGameSession): Promise<{ token: string }>;
  /** @throws Refusal UnknownSession */
  redeemToken(launch: { studio: string; token: string }): Promise<GameSession>;
  /** Stakes are refused from the commit of `tx` on; what is won is still paid (LIMIT-11). */
  endGameSessions(tx: Queryable, sessionId: SessionId): Promise<void>;
  /** Resolves when everything submitted has its answer. */
  settled(): Promise<void>;
}

export interface WalletDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** Called right after each commit that wrote events. */
  readonly wakeRelay: () => void;
  readonly log: Pick<Log, 'error'>;
}

export function createWallet({ database, clock, wakeRelay, log }: WalletDeps): Wallet {
  const state = stateReader(database);
  const sharedDeposits = sharedRead((players: readonly PlayerId[]) => readDeposits(database.query, players));
  const sharedRounds = sharedRead((players: readonly PlayerId[]) => readLatestRounds(database, players));
  const batcher = createBatcher({ pool: database.pool, clock, wakeRelay });

  // A crash in between costs nothing: the next stake finds the bonus wagered still and asks again.
  const convertBonus = ({ playerId, sequence }: Posted): void => {
    batcher.submit(bonusConversion(playerId, sequence ?? 0)).catch((err: unknown) => {
      if (!isEndedMeanwhile(err)) log.error({ err, playerId }, 'a wagered bonus was not converted');
    });
  };

  return {
    open: (tx, wallet) => openAccounts(tx, wallet, clock.now()),
    openPot: (tx, pot) => openPot(tx, pot, clock.now()),
    setContribution,
    setPlayLimits: (tx, limits) => setPlayLimits(tx, limits, clock.now()),
    played: readPlayed,
    lostBy,
    lostWithin,
    setCheckDue,
    sessionPlay: readSessionPlay,
    fundPot: (tx, funding) => fundPot(tx, funding, clock.now()),
    takeGathered: consumeContributions,
    takeStaked: consumeStakes,
    given: (asked) => readGiven(database.query, asked),
    state,
    async isCheckDue(queryable, playerId) {
      const { checkDueAt } = await state(queryable, playerId);
      return checkDueAt !== null && checkDueAt <= clock.now();
    },
    deposits: async (playerId) => (await sharedDeposits(playerId)) ?? { count: 0, totalMinor: 0n },
    owed: (queryable, playerId) => readOwed(queryable, playerId),
    correct: (tx, correction) => correct(tx, correction, clock.now()),
    writeOff: (tx, act) => writeOff(tx, act, clock.now()),
    statement: (request) => readStatement(database.pool, request),
    gameHistory: (request) => gameHistory(database.query, request),
    latestRounds: async (playerId) => (await sharedRounds(playerId)) ?? [],
    post: (tx, command) => post(tx, command, clock.now()),
    conclude: (tx, transfer, verdict) => conclude(tx, { ...transfer, verdict, at: clock.now() }),
    async submit(command) {
      const posted = await batcher.submit(command);
      if (posted.isBonusWagered && posted.sequence !== null) convertBonus(posted);
      if (posted.held && posted.sequence !== null) alertOfHeldWin(log, command, posted.held);
      return posted;
    },
    grantBonus: (tx, grant) => grantBonus(tx, grant, clock.now()),
    dropMoney: (tx, drop) => post(tx, moneyDrop(drop), clock.now()),
    bonus: (playerId) => readBonus(database.query, playerId, clock.now()),
    forfeitBonus: (bonus) => batcher.submit(bonusForfeit(bonus)),
    async expireBonuses() {
      const due = await bonusesToExpire(database.query, clock.now());
      const ends = await Promise.allSettled(due.map((bonus) => batcher.submit(bonusExpiry(bonus))));
      for (const end of ends)
        if (end.status === 'rejected' && !isEndedMeanwhile(end.reason)) throw end.reason;
      return ends.filter(({ status }) => status === 'fulfilled').length;
    },
    grantFreeRounds: (tx, grant) => grantFreeRounds(tx, grant, clock.now()),
    heldWins: readHeldWins,
    heldOf: (playerId) => heldMoneyOf(database, state, playerId),
    countHeldWins: () => countHeldWins(database.query),
    decideHeldWin: (tx, decision) => decideHeldWin(tx, decision, clock.now()),
    openGameSession: (tx, session) => openGameSession(tx, session, clock.now()),
    redeemToken: (launch) => redeemToken(database.query, { ...launch, at: clock.now() }),
    endGameSessions: (tx, sessionId) => endGameSessions(tx, sessionId, clock.now()),
    settled: () => batcher.settled(),
  };
}

async function heldMoneyOf({ query }: Database, state: Wallet['state'], playerId: PlayerId): Promise<Money> {
  const [held, { currency }] = await Promise.all([readHeldOf(query, playerId), state(query, playerId)]);
  return money(held, currency);
}

/** The alert of MONEY-09. It could be lost in a crash right after the commit; the metrics count the rows. */
function alertOfHeldWin(log: WalletDeps['log'], { caller, key }: Command, { minor, currency }: Money): void {
  const win = { studio: caller, transactionId: key, amount: toDecimal(money(minor, currency)), currency };
  log.error(win, 'MONEY-09: a win above the largest declared by its game is held until an operator decides');
}

/** Converted, given up, or its stake taken back, between the look and the lock. */
const isEndedMeanwhile = (error: unknown): boolean =>
  error instanceof Refusal && (error.type === 'BonusNotActive' || error.type === 'BonusNotWagered');

function stateReader(database: Database): Wallet['state'] {
  const shared = sharedRead((players: readonly PlayerId[]) => readCommittedStates(database.pool, players));
  return async (queryable, playerId) => {
    const found =
      queryable === database.query
        ? await shared(playerId)
        : (await readStates(queryable, [playerId])).get(playerId);
    if (!found) throw new RangeError(`player ${playerId} has no wallet`);
    return found;
  };
}
