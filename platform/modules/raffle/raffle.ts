import type { DropType } from '@foyer/contract/raffle/drops.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { ratesOf } from '@foyer/domain/rates.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database, Transaction } from '../../infra/database/database.ts';
import { sharedRead } from '../../infra/database/sharedRead.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Site, Sites } from '../../sites/index.ts';
import { dropAt, recentDrops, type DropsPage } from './drops/drops.ts';
import { lockRaffles } from './drops/lock.ts';
import { perform, tasksOf, type Task } from './drops/tasks.ts';
import { endNow, type StagedEnd } from './drops/staged.ts';
import { deferPayment } from './drops/unpaid.ts';
import { readPublicDrops, readPublicEntries, readRunningDrop } from './drops/publicDrops.ts';
import {
  readUnseenWins,
  readWinners,
  readWinnersOf,
  seeWin,
  type OwnWins,
  type SeenWin,
} from './drops/winners.ts';
import { enterStakes, runningOf, presentTickets } from './entries/enter.ts';
import type { Stake } from './entries/stakes.ts';
import { entriesIn } from './entries/entryRows.ts';

export interface RaffleDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly sites: Pick<Sites, 'euros' | 'studios' | 'games'>;
  readonly config: { readonly isProduction: boolean };
}

/** Raffle drops: wagering earns tickets. Moves no money: `perform` returns the payments to make. */
export function createRaffle({ database, clock, sites, config }: RaffleDeps) {
  const rates = ratesOf(sites.euros);
  const studioOf = studioLookup(sites);
  const sharedWinners = sharedRead((brands: readonly BrandId[]) =>
    readWinnersOf(database.query, brands, LATEST_WINNERS),
  );
  return {
    lock: lockRaffles,
    /**
     * Adds new stakes to their drops and appends an event for players whose tickets changed. The caller holds
     * the raffle lock.
     */
    enter(
      tx: Transaction,
      { brand, raffle }: Pick<Site, 'brand' | 'raffle'>,
      stakes: readonly Stake[],
    ): Promise<void> {
      const request = { brand, isOffered: raffle !== null, now: clock.now() };
      return enterStakes(tx, { rates, studioOf }, request, stakes);
    },
    due: (brands: readonly Site[], enteredUntil: Date | null) =>
      tasksOf(database.query, brands, { now: clock.now(), enteredUntil }),
    deferPayment,
    perform: (tx: Transaction, task: Task) => perform(tx, rates, task, clock.now()),
    running: (brand: BrandId, type: DropType, playerId: PlayerId | null) =>
      readRunningDrop(database.query, rates, brand, { type, playerId, now: clock.now() }),
    /** When the running hourly drop ends and is drawn; null while none is running. */
    async nextDropAt({ brand }: Pick<Site, 'brand'>): Promise<Date | null> {
      return dropAt(await recentDrops(database.query, [brand]), 'hourly', clock.now())?.over ?? null;
    },
    /** RAFF-04: the studio of the week; null if no studio counts more or no weekly drop is running. */
    async providerOfTheWeek({ brand }: Pick<Site, 'brand'>) {
      const weekly = dropAt(await recentDrops(database.query, [brand]), 'weekly', clock.now());
      const studio = weekly?.terms.studio;
      return weekly && studio ? { studio, factor: weekly.terms.factor, until: weekly.over } : null;
    },
    /** JSOCK-08, RAFF-14: a player's tickets in the running drops. */
    async tickets(brand: BrandId, playerId: PlayerId) {
      const running = runningOf(await recentDrops(database.query, [brand]), clock.now());
      const ids = running.map(({ id }) => id);
      return presentTickets(rates, running, await entriesIn(database.query, ids, [playerId]));
    },
    drops: (brand: BrandId, type: DropType, page: DropsPage, playerId: PlayerId | null) =>
      readPublicDrops(database.query, rates, brand, { type, page, playerId }),
    entries: (brand: BrandId, type: DropType, page: { readonly drop: number; readonly from: number }) =>
      readPublicEntries(database.query, brand, type, page),
    winners: (brand: BrandId, last: number) => readWinners(database.query, brand, last),
    /** The latest few winners, latest first; concurrent reads share one query. */
    latestWinners: async (brand: BrandId) => (await sharedWinners(brand)) ?? [],
    unseenWins: (player: OwnWins) => readUnseenWins(database.query, player),
    seeWin: (tx: Transaction, win: SeenWin) => seeWin(tx, win, clock.now()),
    /**
     * Ends the running drop of a type early; in demonstrations only.
     * @throws Refusal NotInProduction, RaffleNotOffered
     */
    async stage(tx: Transaction, site: Site, end: StagedEnd): Promise<void> {
      if (config.isProduction) throw new Refusal('NotInProduction', { status: 403 });
      if (!site.raffle) throw new Refusal('RaffleNotOffered', { status: 403 });
      await endNow(tx, site, end, clock.now());
    },
  };
}

const LATEST_WINNERS = 6;

export type Raffle = ReturnType<typeof createRaffle>;

/** Finds the studio that made a game, by the studio that hosts it and its game id there. */
function studioLookup({
  studios,
  games,
}: RaffleDeps['sites']): (game: Pick<Stake, 'studio' | 'game'>) => string | null {
  const providers = new Map(studios.map(({ slug, provider }) => [slug, provider]));
  const studiosByGame = new Map(
    games.map(({ studio, lookupId }) => [`${providers.get(studio)} ${lookupId}`, studio]),
  );
  return ({ studio, game }) => studiosByGame.get(`${studio} ${game}`) ?? null;
}
