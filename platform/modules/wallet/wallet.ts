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
  type WalletState,
} from './accounts.ts';
import { createBatcher } from './posting/batcher.ts';

import { createBonusEnds } from './bonus/endBonuses.ts';
import { grantBonus } from './bonus/grant.ts';
import { readBonus } from './bonus/readBonus.ts';
import { correct } from './books/correct.ts';
import { writeOff } from './books/writeOff.ts';
import { isPosted } from './books/isPosted.ts';
import { lostBy, lostWithin } from './books/lost.ts';
import { readStatement, type StatementRequest } from './books/statement.ts';
import type { Command } from './command.ts';
import {
  endFreeRounds,
  findCompanyFreeRounds,
  findFreeRounds,
  freeRoundsLeft,
  grantFreeRounds,
  linkFreeRounds,
  type CompanyFreeRounds,
} from './games/freeRounds.ts';
import {
  endGameSessions,
  findGameSession,
  hasOpenRound,
  hasOpenRounds,
  openGameSession,
  redeemToken,
  renewGameSessions,
  type NewGameSession,
} from './games/gameSession.ts';
import {
  brandsOfReturnedStakes,
  consumeReturnedStakes,
  consumeStakes,
  returnStakes,
} from './games/staked.ts';
import { summarisePlay } from './games/summarisePlay.ts';
import { readPlayed, setGroupLimits, setPlayLimits } from './games/playLimits.ts';
import {
  readSessionPlay,
  readPlayTime,
  setCheckDue,
  setPlayTime,
  setSessionExpiry,
} from './games/sessionPlay.ts';
import {
  gameHistory,
  latestRoundsOf,
  type GameHistoryRequest,
  type RoundsOfGame,
} from './games/rounds/gameHistory.ts';
import { readRoundDetails, type RoundOf } from './games/rounds/roundDetails.ts';
import { readLatestRounds, readPlayedGames, readPlayedUntil } from './games/rounds/latestRounds.ts';
import { createMonths } from './months/createMonths.ts';
import { decideHeldWin } from './heldWins/decideHeldWin.ts';
import { createStudioControl } from './heldWins/studios/studioControl.ts';
import { countHeldWins, readHeldBalance, readHeldWins } from './heldWins/readHeldWins.ts';
import type { Posted } from './posting/outcome.ts';
import { conclude } from './posting/conclude.ts';
import { batchCommitted, commandConcluded, winTakenBack } from './posting/measurements.ts';
import { post, postAllOrNone } from './posting/post.ts';
import { commitCommands } from './posting/commitCommands.ts';
import { NO_SETTINGS, type LiveSettings } from './posting/postCommands.ts';
import { consumeContributions, readContributions, setContribution } from './jackpot/contributions.ts';
import { fundPot } from './jackpot/pots.ts';
import { setMinimum, type MinimumOf } from './minimums.ts';
import { payPromotionalWin, type BoundedPromotionalWin } from './heldWins/payPromotionalWin.ts';
import { promotionalWin } from './recipes/promotionalWin.ts';
import { moneyDrop, type MoneyDrop } from './recipes/moneyDrop.ts';

export interface WalletDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** Called after each batch. Callers of `post` and `conclude` wake the relay after their own commit. */
  readonly wakeRelay: () => void;
  readonly log: Pick<Log, 'error'>;
  /** Without them, no stake is refused for a legal document or a game that is switched off. */
  readonly settings?: LiveSettings;
  /** A brand's minimum amounts; by default there are none. */
  readonly minimumOf?: MinimumOf;
}

/**
 * The double-entry ledger of all players. Recipes build commands; money moves through `submit`, which
 * commits, or through `post` and `conclude` in a transaction of the caller.
 */
export function createWallet(deps: WalletDeps) {
  const { database, clock, wakeRelay, log, settings = NO_SETTINGS } = deps;
  const commit = commitCommands(database.pool, settings);
  const batcher = createBatcher({ commit, clock, wakeRelay });

  const bonusEnds = createBonusEnds({ query: database.query, submit: batcher.submit, log });

  const submit = async (command: Command): Promise<Posted> => {
    const posted = await submitWithAlerts(batcher, log, command);
    bonusEnds.convertWagered(posted);
    return posted;
  };

  const postTogether = postAllOrNone(database.pool, settings);
  const submitTogether = async (commands: readonly Command[]): Promise<readonly Posted[]> => {
    try {
      const all = await postTogether(commands, clock.now());
      wakeRelay();
      for (const [index, posted] of all.entries()) {
        const command = commands[index];
        if (command) afterCommit(log, command, posted);
      }
      const wagered = all.find(({ wageredBonus }) => wageredBonus !== null);
      if (wagered) bonusEnds.convertWagered(wagered);
      return all;
    } catch (error) {
      for (const command of commands) alertOfTooLargeAmount(log, command, error);
      throw error;
    }
  };

  return {
    ...transactionSteps(clock, settings),
    ...walletReads(deps, stateReader(database, deps.minimumOf)),
    /**
     * Posts one command in its own commit, durable when it resolves; concurrent commands share commits.
     * @throws Refusal
     */
    submit,
    /**
     * Posts commands in their order in one commit: all, or none if one is refused, such as a bet with its win.
     * @throws Refusal of the first that is refused
     */
    submitTogether,
    /** @throws Refusal TransactionConflict, WrongCurrency */
    payPromotionalWin: promotionPayer(deps),
    /** Whether the command of this caller with this key is posted. */
    isPosted: (caller: string, key: string) => isPosted(database.query, caller, key),
    measurements: { batchCommitted, commandConcluded, winTakenBack },
    /** A wagered bonus is converted instead. @throws Refusal BonusNotActive */
    forfeitBonus: bonusEnds.forfeit,
    /** Ends expired bonuses, and converts wagered ones that were not converted. @returns the number of bonuses ended */
    expireBonuses: () => bonusEnds.endDue(clock.now()),
    redeemToken: (launch: Parameters<typeof redeemToken>[1]) =>
      redeemToken(database.query, launch, clock.now()),
    /** Creates the partitions of the coming twelve months. @throws Error if this or the next one is missing after it */
    createMonths: () => createMonths(database.pool, clock.now()),
    summarisePlay: () => summarisePlay(database, clock),
    /** Resolves when all submitted commands have settled. */
    settled: () => batcher.settled(),
  };
}

export type Wallet = ReturnType<typeof createWallet>;

/** The operations that take effect when the caller's transaction commits. */
function transactionSteps(clock: Clock, { documentVersions }: LiveSettings) {
  const atNow =
    <Args extends readonly unknown[], Result>(act: (...args: [...Args, at: Date]) => Result) =>
    (...args: Args): Result =>
      act(...args, clock.now());
  return {
    open: atNow(openAccounts),
    openPot: atNow(openPot),
    setContribution,
    setMinimum: atNow(setMinimum),
    setPlayLimits: atNow(setPlayLimits),
    setGroupLimits: atNow(setGroupLimits),
    setCheckDue,
    setPlayTime,
    setSessionExpiry,
    fundPot: atNow(fundPot),
    consumeContributions,
    consumeStakes,
    returnStakes,
    brandsOfReturnedStakes,
    consumeReturnedStakes,
    correct: atNow(correct),
    writeOff: atNow(writeOff),
    post: atNow(post),
    conclude: atNow(conclude),
    grantBonus: atNow(grantBonus),
    /** Idempotent by id. @throws Refusal TransactionConflict, WrongCurrency */
    dropMoney: (tx: Transaction, drop: MoneyDrop) => post(tx, moneyDrop(drop), clock.now()),
    grantFreeRounds: atNow(grantFreeRounds),
    endFreeRounds: atNow(endFreeRounds),
    decideHeldWin: atNow(decideHeldWin),
    /** MONEY-10: holds the wins of studios that pay more than their games can return. */
    studioControl: createStudioControl(clock),
    openGameSession: (tx: Transaction, session: NewGameSession) =>
      openGameSession(tx, session, documentVersions(session.brand), clock.now()),
    endGameSessions: atNow(endGameSessions),
    renewGameSessions: (tx: Transaction, { sessionId, brand }: { sessionId: SessionId; brand: BrandId }) =>
      renewGameSessions(tx, sessionId, documentVersions(brand)),
  };
}

function walletReads({ database, clock }: WalletDeps, state: ReturnType<typeof stateReader>) {
  const { query } = database;
  const sharedDeposits = sharedRead((players: readonly PlayerId[]) => readDeposits(query, players));
  const sharedRounds = sharedRead((players: readonly PlayerId[]) => readLatestRounds(database, players));
  return {
    state,
    /** Whether a reality check is due now. */
    async isCheckDue(queryable: Queryable, playerId: PlayerId): Promise<boolean> {
      const { checkDueAt } = await state(queryable, playerId);
      return checkDueAt !== null && checkDueAt <= clock.now();
    },
    played: readPlayed,
    lostBy,
    lostWithin,
    playTime: readPlayTime,
    sessionPlay: readSessionPlay,
    contributions: (request: Parameters<typeof readContributions>[1]) => readContributions(query, request),
    /** Committed deposits; concurrent reads are batched into one query. */
    deposits: async (playerId: PlayerId) => (await sharedDeposits(playerId)) ?? { count: 0, totalMinor: 0n },
    owed: readOwed,
    statement: (request: StatementRequest) => readStatement(database.pool, request),
    gameHistory: (request: GameHistoryRequest) => gameHistory(query, request),
    latestRoundsOf: (of: RoundsOfGame) => latestRoundsOf(query, of),
    roundDetails: (of: RoundOf) => readRoundDetails(query, of),
    gameSession: (of: Parameters<typeof findGameSession>[1]) => findGameSession(query, of),
    hasOpenRounds: (studio: string) => hasOpenRounds(query, studio),
    freeRounds: (of: Parameters<typeof findFreeRounds>[1]) => findFreeRounds(query, of),
    companyFreeRounds: (of: Parameters<typeof findCompanyFreeRounds>[1]) => findCompanyFreeRounds(query, of),
    linkFreeRounds: (of: CompanyFreeRounds) => linkFreeRounds(query, of),
    freeRoundsLeft: (of: Omit<Parameters<typeof freeRoundsLeft>[1], 'at'>) =>
      freeRoundsLeft(query, { ...of, at: clock.now() }),
    /** Whether the player has an open round of the game that can be resumed. */
    hasOpenRound: (of: Parameters<typeof hasOpenRound>[1]) => hasOpenRound(query, of),
    /** The games of the player's latest rounds, latest first; concurrent reads are batched into one query. */
    latestRounds: async (playerId: PlayerId) => (await sharedRounds(playerId)) ?? [],
    playedGames: readPlayedGames,
    playedUntil: readPlayedUntil,
    bonus: (playerId: PlayerId) => readBonus(query, playerId, clock.now()),
    heldWins: readHeldWins,
    /** The sum of a player's undecided held wins, which are not part of the balance. */
    async heldBalance(playerId: PlayerId): Promise<Money> {
      const [held, { currency }] = await Promise.all([
        readHeldBalance(query, playerId),
        state(query, playerId),
      ]);
      return money(held, currency);
    },
    countHeldWins,
  };
}

const promotionPayer =
  ({ database, clock, wakeRelay, log }: WalletDeps) =>
  async ({ largestDay, ...win }: BoundedPromotionalWin): Promise<Posted> => {
    const command = promotionalWin(win);
    try {
      const posted = await database.transaction((tx) =>
        payPromotionalWin(tx, { ...win, largestDay }, clock.now()),
      );
      wakeRelay();
      afterCommit(log, command, posted);
      return posted;
    } catch (error) {
      alertOfTooLargeAmount(log, command, error);
      throw error;
    }
  };

async function submitWithAlerts(
  batcher: ReturnType<typeof createBatcher>,
  log: WalletDeps['log'],
  command: Command,
): Promise<Posted> {
  try {
    const posted = await batcher.submit(command);
    afterCommit(log, command, posted);
    return posted;
  } catch (error) {
    alertOfTooLargeAmount(log, command, error);
    throw error;
  }
}

function afterCommit(log: WalletDeps['log'], command: Command, posted: Posted): void {
  const { held, sequence, winTakenBack: amount } = posted;
  if (held && sequence !== null) alertOfHeldWin(log, command, held);
  if (amount && amount.minor > 0n) winTakenBack.record({ studio: command.caller, amount });
}

/**
 * Logs the alert of MONEY-09. A crash right after the commit could lose it; the metrics count the stored
 * rows.
 */
function alertOfHeldWin(log: WalletDeps['log'], { caller, key }: Command, { minor, currency }: Money): void {
  const win = { studio: caller, transactionId: key, amount: toDecimal(money(minor, currency)), currency };
  log.error(win, 'MONEY-09: a win is held until an operator decides');
}

const NAMES: ReadonlyMap<Command['verb'], string> = new Map([
  ['payout', 'win'],
  ['promotionalPayout', 'win'],
  ['reversal', 'rollback'],
]);

/** A win or rollback is never dropped silently: the studio repeats it in vain until somebody decides. */
function alertOfTooLargeAmount(log: WalletDeps['log'], command: Command, error: unknown): void {
  const name = NAMES.get(command.verb);
  if (name === undefined || !(error instanceof Refusal) || error.type !== 'AmountTooLarge') return;
  const { caller: studio, key: transactionId } = command;
  const amount = 'amount' in command && {
    amount: toDecimal(command.amount),
    currency: command.amount.currency,
  };
  log.error(
    { studio, transactionId, ...amount },
    `a ${name} is refused because the balance after it would exceed the largest amount of a wallet`,
  );
}

/** Outside a transaction, concurrent reads are batched into one query. @throws RangeError when there is no wallet */
function stateReader(database: Database, minimumOf: MinimumOf = () => null) {
  const shared = sharedRead((players: readonly PlayerId[]) =>
    readCommittedStates(database.pool, players, minimumOf),
  );
  return async (queryable: Queryable, playerId: PlayerId): Promise<WalletState> => {
    const found =
      queryable === database.query
        ? await shared(playerId)
        : (await readStates(queryable, [playerId], minimumOf)).get(playerId);
    if (!found) throw new RangeError(`player ${playerId} has no wallet`);
    return found;
  };
}
