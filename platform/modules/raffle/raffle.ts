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

/** Drops in which each euro that is wagered is a ticket. Money moves in the wallet alone: what is done says what is to be paid. */
export interface Raffle {
  /** One look at a time, whichever node does it: until `tx` ends. False while another does. */
  hold(tx: Transaction): Promise<boolean>;
  /**
   * Stakes since the last time into the entries of the drops they fall into, and an event for those whose tickets it
   * changes. The caller holds the raffle. @returns whose tickets changed
   */
  enter(
    tx: Transaction,
    site: Pick<Site, 'brand' | 'raffle'>,
    stakes: readonly Stake[],
  ): Promise<readonly PlayerId[]>;
  /** Drops to be written down, lists to be closed, seeds to be told, of all these brands. */
  due(sites: readonly Site[], enteredUntil: Date | null): Promise<readonly Task[]>;
  /** Does what was due, once. The caller holds the raffle, and pays what is ordered in the same transaction. */
  perform(tx: Transaction, task: Task): Promise<readonly Payment[]>;
  /** HTTP-07: the drop of a type that runs; null before the first is written down. */
  running(brand: BrandId, type: DropType, playerId: PlayerId | null): Promise<RunningDrop | null>;
  /** RAFF-04: whose week it is; null where nobody's is, or no drop of the week runs yet. */
  providerOfTheWeek(site: Pick<Site, 'brand'>): Promise<ProviderOfTheWeek | null>;
  /** JSOCK-08: of the drops that run. */
  tickets(brand: BrandId, playerId: PlayerId): Promise<readonly InstanceTickets[]>;
  /** FAIR-08: the latest first, from the one that comes; `own` is null without a player. */
  drops(brand: BrandId, type: DropType, page: DropsPage, playerId: PlayerId | null): Promise<readonly Drop[]>;
  /** FAIR-08: a page of the list of a drop; null where it is not closed. */
  entries(
    brand: BrandId,
    type: DropType,
    page: { readonly drop: number; readonly from: number },
  ): Promise<Omit<EntriesResponse, 'drop'> | null>;
  /** RAFF-21: the latest first. */
  winners(brand: BrandId, last: number): Promise<readonly WonPrize[]>;
  /** JSOCK-07: what one player has won and not seen yet, as it was told, with himself alone; the first first. */
  unseenWins(player: OwnWins): Promise<readonly RaffleWinEvent['data'][]>;
  /** JSOCK-07: he has seen it; the event tells his other tabs. @throws Refusal BadRequest */
  seeWin(tx: Transaction, win: SeenWin): Promise<void>;
  /** On a demonstration: ends the drop of a type that runs. @throws Refusal NotInProduction, RaffleNotOffered */
  stage(tx: Transaction, site: Site, end: StagedEnd): Promise<void>;
}

export interface ProviderOfTheWeek {
  /** The studio's slug. */
  readonly studio: string;
  /** So many tickets for one in its games, in the weekly drop. */
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
  const makerOf = makersOf(sites);
  return {
    hold: lockRaffles,
    enter(tx, { brand, raffle }, stakes) {
      const entering = { brand, isOffered: raffle !== null, now: clock.now() };
      return enterStakes(tx, { rates, makerOf }, entering, stakes);
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

/** Who made a game, by whose server runs it and what it is called there. */
function makersOf({
  studios,
  games,
}: RaffleDeps['sites']): (game: Pick<Stake, 'studio' | 'game'>) => string | null {
  const providers = new Map(studios.map(({ slug, provider }) => [slug, provider]));
  const makers = new Map(
    games.map(({ studio, lookupId }) => [`${providers.get(studio)} ${lookupId}`, studio]),
  );
  return ({ studio, game }) => makers.get(`${studio} ${game}`) ?? null;
}
