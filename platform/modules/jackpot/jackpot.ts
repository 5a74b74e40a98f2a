import type { JackpotLeaderboard } from '@foyer/contract/generated/resolvers.ts';
import { multipliersOf } from '@foyer/contract/jackpot/currencies.ts';
import type { DrawRecord, Period, TicketsResponse } from '@foyer/contract/jackpot/http.ts';
import type { Multipliers, OptInStatus, Pot } from '@foyer/contract/jackpot/pots.ts';
import type { WinEvent } from '@foyer/contract/jackpot/socket.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { money, toJson, type Money } from '@foyer/domain/money.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database, Queryable, Transaction } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Translate, Site, Sites } from '../../sites/index.ts';
import type { Entry } from './books/drawing.ts';
import { valueOf } from './books/pots.ts';
import { inCurrency, microEurosOf, ratesOf } from '@foyer/domain/rates.ts';
import { storeStrandedContributions } from './books/strandedContributions.ts';
import { emptyPots, readPots, wonByBets } from './books/tables.ts';
import { POTS_ACCOUNT } from './books/terms.ts';
import { readDue, enqueueEntries, consumeEntries, type Due, type EntryBatch } from './books/entryQueue.ts';
import { draw, lockJackpots, presentPots, type Orders } from './draw.ts';
import { closePeriods, commitPeriods, periodAt, readPeriods } from './periods/periods.ts';
import { readSheets } from './periods/tickets.ts';
import { readPublicPeriods } from './periods/publicPeriods.ts';
import { readLeaderboard, type LeaderboardRequest } from './players/leaderboard.ts';
import { readUnseenWins, seeWin, type OwnWinsRequest, type SeenWin } from './players/ownWins.ts';
import { choose, leave, notOffered, readOptIn, statusOf, type Choice } from './players/optIn.ts';
import { readStranded } from './players/stranded.ts';
import { stageWin, type StagedWin } from './players/staged.ts';

/**
 * Progressive jackpots on top of every game. This module moves no money: a draw returns the transfers that
 * the wallet makes.
 */
export interface Jackpot {
  /** JACK-45 */
  readonly multipliers: Multipliers;
  /** The ledger account that holds a brand's pots. */
  readonly account: string;
  /** Returns the jackpot's texts in a language. */
  translate(locale: Locale): Translate;
  /**
   * Takes the lock that allows one draw at a time in the cluster, until `tx` ends. Returns false if another
   * draw holds it.
   */
  lock(tx: Transaction): Promise<boolean>;
  /** Returns the work for the next draw besides new contributions. */
  due(tx: Transaction): Promise<Due>;
  /** FAIR-08: stores a brand's periods, each before it begins. The caller holds the jackpot lock. */
  commitPeriods(tx: Transaction, site: Site): Promise<void>;
  /**
   * Draws a brand's contributions. The caller holds the jackpot lock and makes the returned transfers in
   * the same transaction.
   */
  draw(tx: Transaction, site: Site, entries: readonly Entry[]): Promise<Orders>;
  /** Queues contributions of a brand whose draw failed. The caller holds the jackpot lock. */
  enqueue(tx: Transaction, brand: BrandId, entries: readonly Entry[]): Promise<void>;
  /**
   * Returns the next batch for a brand with queued contributions: the queued ones first, then the new ones.
   * The caller holds the jackpot lock.
   */
  nextBatch(tx: Transaction, brand: BrandId, entries: readonly Entry[]): Promise<EntryBatch>;
  /** Moves contributions of removed jackpots to the reserve. The caller holds the jackpot lock. */
  moveToReserve(tx: Transaction, brand: BrandId, entries: readonly Entry[]): Promise<void>;
  /**
   * Finds players, up to a batch, who are still opted in at a brand that has pots but no longer offers a
   * jackpot.
   */
  findStranded(tx: Transaction, offeringBrands: readonly BrandId[]): Promise<readonly PlayerId[]>;
  /**
   * Closes a brand's ticket lists of ended periods drawn until `drawnUntil` (null: all) and reveals seeds
   * of closed lists. The caller holds the jackpot lock.
   */
  closePeriods(tx: Transaction, brand: BrandId, drawnUntil: Date | null): Promise<void>;
  /** JACK-37: the pots with their values in euros. */
  pots(brand: BrandId): Promise<readonly Pot[]>;
  /** Returns the values of the visible pots in a currency, at the current exchange rate. */
  potsIn(brand: BrandId, currency: Currency): Promise<readonly { id: string; value: Money }[]>;
  /** JACK-36: a player's opt-in status; null for a player who never made a choice. */
  status(
    queryable: Queryable,
    player: { playerId: PlayerId; currency: Currency },
  ): Promise<OptInStatus | null>;
  /**
   * Stores a player's opt-in choice.
   * @returns the contribution of each stake from now on; null if opted out
   * @throws Refusal JackpotNotOffered, ContributionNotOffered
   */
  choose(tx: Transaction, site: Site, choice: Choice): Promise<Money | null>;
  /**
   * Opts a player out.
   * @returns whether the player was opted in
   */
  leave(tx: Transaction, playerId: PlayerId, cause: string): Promise<boolean>;
  /** FAIR-08: the published periods, latest first. */
  periods(brand: BrandId, page: { first: number; before: number | null }): Promise<readonly Period[]>;
  /** FAIR-08: a page of a period's ticket list; null while the list is open. */
  tickets(
    brand: BrandId,
    page: { period: number; from: number },
  ): Promise<Omit<TicketsResponse, 'period'> | null>;
  /** FAIR-08: the draw records of a player's stakes. */
  drawsOf(brand: BrandId, given: readonly StakeContribution[]): Promise<readonly DrawRecord[]>;
  /** JSOCK-06: a player's wins that they have not seen yet, in the format of the win event. */
  unseenWins(request: OwnWinsRequest): Promise<readonly WinEvent['data'][]>;
  /**
   * JSOCK-06: marks a win as seen; the event updates the player's other tabs.
   * @throws Refusal BadRequest
   */
  seeWin(tx: Transaction, win: SeenWin): Promise<void>;
  leaderboard(request: LeaderboardRequest): Promise<JackpotLeaderboard>;
  /**
   * Stages a win for the next draw; in demonstrations only.
   * @throws Refusal NotInProduction, JackpotNotOffered
   */
  stage(tx: Transaction, site: Site, win: StagedWin): Promise<void>;
}

/** A stake's contribution according to the ledger. */
export interface StakeContribution {
  readonly studio: string;
  readonly transactionId: string;
  readonly amount: Money;
  readonly at: Date;
  readonly isTakenBack: boolean;
}

export interface JackpotDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly sites: Pick<Sites, 'translator' | 'euros'>;
  readonly config: { readonly isProduction: boolean };
}

export function createJackpot({ database, clock, sites, config }: JackpotDeps): Jackpot {
  const rates = ratesOf(sites.euros);
  const multipliers = multipliersOf(sites.euros);
  let nextCheckAt = new Date(0);
  return {
    multipliers,
    account: POTS_ACCOUNT,
    translate: (locale) => sites.translator(locale, ['jackpot']),
    lock: lockJackpots,
    draw: (tx, { brand, jackpot }, entries) =>
      jackpot
        ? draw(tx, { rates, multipliers }, { id: brand, jackpot }, entries, clock.now())
        : Promise.reject(new Error(`${brand} has gifts and no jackpot`)),
    due: (tx) => readDue(tx, clock.now() >= nextCheckAt),
    commitPeriods: async (tx, { brand, jackpot }) => {
      if (jackpot) await commitPeriods(tx, brand, jackpot, clock.now());
    },
    enqueue: enqueueEntries,
    nextBatch: (tx, brand, entries) => consumeEntries(tx, brand, entries),
    moveToReserve: (tx, brand, entries) => storeStrandedContributions(tx, brand, entries, clock.now()),
    findStranded: readStranded,
    async closePeriods(tx, brand, drawnUntil) {
      const now = clock.now();
      await closePeriods(tx, brand, now, drawnUntil ?? now);
      nextCheckAt = new Date(now.getTime() + CHECK_EVERY_MS);
    },
    pots: async (brand) =>
      presentPots((await readPots(database.query, brand)) ?? emptyPots(clock.now()), rates),
    async potsIn(brand, currency) {
      const pots = (await readPots(database.query, brand)) ?? emptyPots(clock.now());
      return SHOWN_POTS.map((id) => ({
        id,
        value: money(inCurrency(rates, valueOf(pots[id].balance, rates), currency), currency),
      }));
    },
    async status(queryable, { playerId, currency }) {
      const optIn = await readOptIn(queryable, playerId);
      return optIn && statusOf(optIn, currency);
    },
    choose: (tx, site, choice) => choose(tx, site, choice, clock.now()),
    leave: (tx, playerId, cause) => leave(tx, playerId, cause, clock.now()),
    periods: (brand, page) => readPublicPeriods(database.query, brand, page),
    tickets: async (brand, page) => presentTickets(await readSheets(database.query, brand, page)),
    async drawsOf(brand, given) {
      const periods = await readPeriods(database.query, brand, { first: MAX_PERIODS });
      const bets = given.map(({ studio, transactionId }) => `${studio}:${transactionId}`);
      const won = await wonByBets(database.query, brand, bets);
      return given.flatMap(({ amount, at, isTakenBack }, index) => {
        const [bet, period] = [bets[index] ?? '', periodAt(periods, at)];
        return {
          bet,
          period: period?.id ?? null,
          at: at.toISOString(),
          contribution: toJson(amount),
          micro_euros: `${microEurosOf(rates, amount.minor, amount.currency)}`,
          is_taken_back: isTakenBack,
          won: [...(won.get(bet) ?? [])],
        };
      });
    },
    unseenWins: (request) => readUnseenWins(database.query, multipliers, request),
    seeWin: (tx, win) => seeWin(tx, win, clock.now()),
    leaderboard: (request) => readLeaderboard(database.query, rates, request),
    async stage(tx, site, win) {
      if (config.isProduction) throw new Refusal('NotInProduction', { status: 403 });
      if (!site.jackpot) throw notOffered();
      await stageWin(tx, win, clock.now());
    },
  };
}

const presentTickets = (found: Awaited<ReturnType<typeof readSheets>>) =>
  found && {
    ...found,
    sheets: found.sheets.map(({ number, lines }) => ({ number, lines: [...lines] })),
  };

const SHOWN_POTS = ['mega', 'major', 'minor', 'shared'] as const;

/** Periods last hours, and the next period is stored long before it begins, so a check every 10 s is enough. */
const CHECK_EVERY_MS = 10 * SECOND;

/** One year of daily periods. */
const MAX_PERIODS = 366;
