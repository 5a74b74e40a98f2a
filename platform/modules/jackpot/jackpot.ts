import { multipliersOf } from '@foyer/contract/jackpot/currencies.ts';
import type { DrawRecord } from '@foyer/contract/jackpot/http.ts';
import type { OptInStatus } from '@foyer/contract/jackpot/pots.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { money, toJson, type Money } from '@foyer/domain/money.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database, Queryable, Transaction } from '../../infra/database/database.ts';
import { sharedRead } from '../../infra/database/sharedRead.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Site, Sites } from '../../sites/index.ts';
import type { Entry, Pots } from './books/drawing.ts';
import { valueOf } from './books/pots.ts';
import { inCurrency, microEurosOf, ratesOf, type Rates } from '@foyer/domain/rates.ts';
import { storeStrandedContributions } from './books/strandedContributions.ts';
import { emptyPots, readPotsOf, wonByBets } from './books/tables.ts';
import { POTS_ACCOUNT } from './books/terms.ts';
import { readDue, enqueueEntries, consumeEntries } from './books/entryQueue.ts';
import { draw, lockJackpots, presentPots, type DrawInput, type DrawRates } from './draw.ts';
import { closePeriods, commitPeriods, periodAt, readPeriods } from './periods/periods.ts';
import { readSheets } from './periods/tickets.ts';
import { readPublicPeriods } from './periods/publicPeriods.ts';
import { readLeaderboard, type LeaderboardRequest } from './players/leaderboard.ts';
import { readUnseenWins, seeWin, type OwnWinsRequest, type SeenWin } from './players/ownWins.ts';
import { choose, leave, notOffered, readOptIn, statusOf, type Choice } from './players/optIn.ts';
import { readStranded } from './players/stranded.ts';
import { stageWin, type StagedWin } from './players/staged.ts';
import { deferPayment, forgetUnpaid, readUnpaid, type Payment } from './players/unpaidWins.ts';

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

/** Progressive jackpots on top of every game. Moves no money: a draw returns the wallet's transfers. */
export function createJackpot({ database, clock, sites, config }: JackpotDeps) {
  const rates = ratesOf(sites.euros);
  const multipliers = multipliersOf(sites.euros);
  const sharedPots = sharedRead((brands: readonly BrandId[]) => readPotsOf(database.query, brands));
  /** Concurrent reads share one query. */
  const potsNow = async (brand: BrandId): Promise<Pots> =>
    (await sharedPots(brand)) ?? emptyPots(clock.now());
  return {
    /** JACK-45: the currency rates that are published with the jackpot's amounts. */
    multipliers,
    account: POTS_ACCOUNT,
    translate: (locale: Locale) => sites.translator(locale, ['jackpot']),
    ...drawSteps(clock, { rates, multipliers }),
    pots: async (brand: BrandId) => presentPots(await potsNow(brand), rates),
    async potsIn(brand: BrandId, currency: Currency): Promise<readonly { id: string; value: Money }[]> {
      const pots = await potsNow(brand);
      return SHOWN_POTS.map((id) => ({
        id,
        value: money(inCurrency(rates, valueOf(pots[id].balance, rates), currency), currency),
      }));
    },
    /** JACK-36: a player's opt-in status; null for a player who never made a choice. */
    async status(
      queryable: Queryable,
      { playerId, currency }: { playerId: PlayerId; currency: Currency },
    ): Promise<OptInStatus | null> {
      const optIn = await readOptIn(queryable, playerId);
      return optIn && statusOf(optIn, currency);
    },
    choose: (tx: Transaction, site: Site, choice: Choice) => choose(tx, site, choice, clock.now()),
    leave: (tx: Transaction, playerId: PlayerId, cause: string) => leave(tx, playerId, cause, clock.now()),
    periods: (brand: BrandId, page: { first: number; before: number | null }) =>
      readPublicPeriods(database.query, brand, page),
    /** FAIR-08: a page of a period's ticket list; null while the list is open. */
    tickets: async (brand: BrandId, page: { period: number; from: number }) =>
      presentTickets(await readSheets(database.query, brand, page)),
    drawsOf: (brand: BrandId, given: readonly StakeContribution[]) =>
      readDrawRecords(database.query, rates, brand, given),
    unseenWins: (request: OwnWinsRequest) => readUnseenWins(database.query, multipliers, request),
    seeWin: (tx: Transaction, win: SeenWin) => seeWin(tx, win, clock.now()),
    leaderboard: (request: LeaderboardRequest) => readLeaderboard(database.query, rates, request),
    /**
     * Stages a win for the next draw; in demonstrations only.
     * @throws Refusal NotInProduction, JackpotNotOffered
     */
    async stage(tx: Transaction, site: Site, win: StagedWin): Promise<void> {
      if (config.isProduction) throw new Refusal('NotInProduction', { status: 403 });
      if (!site.jackpot) throw notOffered();
      await stageWin(tx, win, clock.now());
    },
  };
}

export type Jackpot = ReturnType<typeof createJackpot>;

/** The steps of the job that draws the jackpots. */
function drawSteps(clock: Clock, rates: DrawRates) {
  let nextCheckAt = new Date(0);
  return {
    lock: lockJackpots,
    /**
     * Draws the jackpot once for each contribution of a brand. The caller holds the jackpot lock and makes the returned
     * transfers in the same transaction.
     */
    draw: (tx: Transaction, { brand, jackpot }: Site, input: DrawInput) =>
      jackpot
        ? draw(tx, rates, { id: brand, jackpot }, input, clock.now())
        : Promise.reject(new Error(`${brand} has gifts and no jackpot`)),
    deferPayment: (tx: Transaction, payment: Payment) => deferPayment(tx, payment, clock.now()),
    readUnpaid,
    forgetUnpaid,
    /** Returns the work for the next draw besides new contributions, every ten seconds with a check. */
    due(tx: Transaction) {
      const now = clock.now();
      const isCheckDue = now >= nextCheckAt;
      if (isCheckDue) nextCheckAt = new Date(now.getTime() + CHECK_EVERY_MS);
      return readDue(tx, isCheckDue);
    },
    /** FAIR-08: stores a brand's periods, each before it begins. The caller holds the jackpot lock. */
    commitPeriods: async (tx: Transaction, { brand, jackpot }: Site): Promise<void> => {
      if (jackpot) await commitPeriods(tx, brand, jackpot, clock.now());
    },
    enqueue: enqueueEntries,
    nextBatch: (tx: Transaction, brand: BrandId, entries: readonly Entry[]) =>
      consumeEntries(tx, brand, entries),
    moveToReserve: (tx: Transaction, brand: BrandId, entries: readonly Entry[]) =>
      storeStrandedContributions(tx, brand, entries, clock.now()),
    findStranded: readStranded,
    /**
     * Closes a brand's ticket lists of ended periods drawn until `drawnUntil` (null: all) and reveals seeds
     * of closed lists. The caller holds the jackpot lock.
     */
    async closePeriods(tx: Transaction, brand: BrandId, drawnUntil: Date | null): Promise<void> {
      const now = clock.now();
      await closePeriods(tx, brand, now, drawnUntil ?? now);
    },
  };
}

/** FAIR-08: the draw records of a player's stakes. */
async function readDrawRecords(
  queryable: Queryable,
  rates: Rates,
  brand: BrandId,
  given: readonly StakeContribution[],
): Promise<readonly DrawRecord[]> {
  const periods = await readPeriods(queryable, brand, { first: MAX_PERIODS });
  const betOf = ({ studio, transactionId }: StakeContribution) => `${studio}:${transactionId}`;
  const won = await wonByBets(queryable, brand, given.map(betOf));
  return given.map((stake) => {
    const { amount, at, isTakenBack } = stake;
    const bet = betOf(stake);
    return {
      bet,
      period: periodAt(periods, at)?.id ?? null,
      at: at.toISOString(),
      contribution: toJson(amount),
      micro_euros: `${microEurosOf(rates, amount.minor, amount.currency)}`,
      is_taken_back: isTakenBack,
      won: [...(won.get(bet) ?? [])],
    };
  });
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
