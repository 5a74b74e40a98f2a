import type { Drop, DropType, EntriesResponse } from '@foyer/contract/raffle/drops.ts';
import type { RaffleWinEvent } from '@foyer/contract/jackpot/socket.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { ratesOf } from '@foyer/domain/rates.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database, Transaction } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Site, Sites } from '../../sites/index.ts';
import { dropAt, recentDrops, type DropsPage } from './drops/drops.ts';
import { lockRaffles } from './drops/lock.ts';
import { perform, tasksOf, type Payment, type Task } from './drops/tasks.ts';
import { endNow, type StagedEnd } from './drops/staged.ts';
import {
  readPublicDrops,
  readPublicEntries,
  readRunningDrop,
  type RunningDrop,
} from './drops/publicDrops.ts';
import {
  readUnseenWins,
  readWinners,
  seeWin,
  type OwnWins,
  type SeenWin,
  type WonPrize,
} from './drops/winners.ts';
import { enterStakes, runningOf, presentTickets } from './entries/enter.ts';
import type { Stake } from './entries/stakes.ts';
import { entriesIn } from './entries/tickets.ts';

/**
 * Raffle drops: wagering earns tickets, one per ticket price. This module moves no money: `perform` returns
 * the payments to make.
 */
export interface Raffle {
  /** Takes the cluster-wide raffle lock until `tx` ends. Returns false if another transaction holds it. */
  lock(tx: Transaction): Promise<boolean>;
  /**
   * Adds new stakes to their drops and appends an event for players whose tickets changed. The caller holds
   * the raffle lock.
   * @returns the players whose tickets changed
   */
  enter(
    tx: Transaction,
    site: Pick<Site, 'brand' | 'raffle'>,
    stakes: readonly Stake[],
  ): Promise<readonly PlayerId[]>;
  /** Returns the due tasks of these brands: drops to store, lists to close, drops to draw. */
  due(sites: readonly Site[], enteredUntil: Date | null): Promise<readonly Task[]>;
  /**
   * Performs a task; idempotent. The caller holds the raffle lock and makes the returned payments in the
   * same transaction.
   */
  perform(tx: Transaction, task: Task): Promise<readonly Payment[]>;
  /** HTTP-07: the running drop of a type; null before the first drop is stored. */
  running(brand: BrandId, type: DropType, playerId: PlayerId | null): Promise<RunningDrop | null>;
  /** RAFF-04: the studio of the week; null if no studio counts more or no weekly drop is running. */
  providerOfTheWeek(site: Pick<Site, 'brand'>): Promise<ProviderOfTheWeek | null>;
  /** JSOCK-08: a player's tickets in the running drops. */
  tickets(brand: BrandId, playerId: PlayerId): Promise<readonly InstanceTickets[]>;
  /**
   * FAIR-08: the drops of a type, latest first, starting with the next drop; `own` is null without a
   * player.
   */
  drops(brand: BrandId, type: DropType, page: DropsPage, playerId: PlayerId | null): Promise<readonly Drop[]>;
  /** FAIR-08: a page of a drop's list; null while the list is open. */
  entries(
    brand: BrandId,
    type: DropType,
    page: { readonly drop: number; readonly from: number },
  ): Promise<Omit<EntriesResponse, 'drop'> | null>;
  /** RAFF-21: the last winners, latest first. */
  winners(brand: BrandId, last: number): Promise<readonly WonPrize[]>;
  /**
   * JSOCK-07: a player's unseen wins in the format of the win event, each with this player as the only
   * winner, oldest first.
   */
  unseenWins(player: OwnWins): Promise<readonly RaffleWinEvent['data'][]>;
  /**
   * JSOCK-07: marks a win as seen; the event updates the player's other tabs.
   * @throws Refusal BadRequest
   */
  seeWin(tx: Transaction, win: SeenWin): Promise<void>;
  /**
   * Ends the running drop of a type early; in demonstrations only.
   * @throws Refusal NotInProduction, RaffleNotOffered
   */
  stage(tx: Transaction, site: Site, end: StagedEnd): Promise<void>;
}

export interface ProviderOfTheWeek {
  /** The studio's slug. */
  readonly studio: string;
  /** How many times a stake in the studio's games counts in the weekly drop. */
  readonly factor: number;
  readonly until: Date;
}

/** RAFF-14 */
export interface InstanceTickets {
  readonly instance_id: string;
  readonly ticket_count: number;
}

export interface RaffleDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly sites: Pick<Sites, 'euros' | 'studios' | 'games'>;
  readonly config: { readonly isProduction: boolean };
}

export function createRaffle({ database, clock, sites, config }: RaffleDeps): Raffle {
  const rates = ratesOf(sites.euros);
  const studioOf = studioLookup(sites);
  return {
    lock: lockRaffles,
    enter(tx, { brand, raffle }, stakes) {
      const request = { brand, isOffered: raffle !== null, now: clock.now() };
      return enterStakes(tx, { rates, studioOf }, request, stakes);
    },
    due: (brands, enteredUntil) => tasksOf(database.query, brands, { now: clock.now(), enteredUntil }),
    perform: (tx, task) => perform(tx, rates, task, clock.now()),
    running: (brand, type, playerId) =>
      readRunningDrop(database.query, rates, brand, { type, playerId, now: clock.now() }),
    async providerOfTheWeek({ brand }) {
      const weekly = dropAt(await recentDrops(database.query, [brand]), 'weekly', clock.now());
      const studio = weekly?.terms.studio;
      return weekly && studio ? { studio, factor: weekly.terms.factor, until: weekly.over } : null;
    },
    async tickets(brand, playerId) {
      const running = runningOf(await recentDrops(database.query, [brand]), clock.now());
      const ids = running.map(({ id }) => id);
      return presentTickets(rates, running, await entriesIn(database.query, ids, [playerId]));
    },
    drops: (brand, type, page, playerId) =>
      readPublicDrops(database.query, rates, brand, { type, page, playerId }),
    entries: (brand, type, page) => readPublicEntries(database.query, brand, type, page),
    winners: (brand, last) => readWinners(database.query, brand, last),
    unseenWins: (player) => readUnseenWins(database.query, player),
    seeWin: (tx, win) => seeWin(tx, win, clock.now()),
    async stage(tx, site, end) {
      if (config.isProduction) throw new Refusal('NotInProduction', { status: 403 });
      if (!site.raffle) throw new Refusal('RaffleNotOffered', { status: 403 });
      await endNow(tx, site, end, clock.now());
    },
  };
}

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
