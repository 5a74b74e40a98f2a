import type { ResolversParentTypes } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { isLocale, type Locale } from '@foyer/domain/locale.ts';
import { toDecimal } from '@foyer/domain/money.ts';
import { dayOfDoor, doorState, roundAt, type Calendar, type Round } from '../../modules/calendar/index.ts';
import type { Catalogue } from '../../modules/catalogue/index.ts';
import type { Content } from '../../modules/content/index.ts';
import { playerBlocked, type Identity, type PlayerRecord } from '../../modules/identity/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database, Transaction } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Site, Sites } from '../../sites/index.ts';
import type { RewardService } from '../rewards/rewardService.ts';
import { rewardsBlock } from '../rewards/rewardDeps.ts';

export interface CalendarDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly identity: Pick<Identity, 'hold' | 'player' | 'blockNow'>;
  readonly wallet: Pick<Wallet, 'deposits'>;
  readonly catalogue: Catalogue;
  readonly content: Pick<Content, 'behindDoor' | 'drawings'>;
  readonly calendar: Calendar;
  readonly rewardDesk: Pick<RewardService, 'give'>;
  readonly sites: Pick<Sites, 'say'>;
  /** To be called after the commit of a transaction that wrote an event. */
  wakeRelay(): void;
}

interface Reader {
  readonly playerId: PlayerId;
  readonly site: Site;
  readonly locale: Locale;
}

interface DoorWish {
  readonly calendarId: string;
  readonly number: number;
}

/** OPEN-44: what players see of the countdown, and how they open its doors. */
export interface CalendarService {
  /** Null where the site has none, and for who is offered nothing (EXCLUSION-08, REW-16). */
  read(reader: Reader): Promise<ToldCalendar | null>;
  /** @throws Refusal UnknownDoor, DoorShut, DoorMissed, PlayerBlocked */
  open(reader: Reader, wish: DoorWish): Promise<ToldDoor>;
}

type ToldCalendar = ResolversParentTypes['Calendar'];
type ToldDoor = ResolversParentTypes['CalendarDoor'];

export const createCalendarService = (parts: CalendarDeps): CalendarService => ({
  read: (reader) => readCalendar(parts, reader),
  open: (reader, wish) => openDoor(parts, reader, wish),
});

async function readCalendar(parts: CalendarDeps, reader: Reader): Promise<ToldCalendar | null> {
  const { database, clock, identity, wallet, catalogue, content, calendar } = parts;
  const { playerId, site, locale } = reader;
  const file = site.calendar;
  if (!file || rewardsBlock(parts, await identity.player(database.query, playerId))) return null;
  const round = roundAt(file, site.timeZone, clock.now());
  const [opened, deposits, { picture, sceneUrl }] = await Promise.all([
    calendar.opened(database.query, playerId, round.id),
    wallet.deposits(playerId),
    content.drawings({ site, locale }, file, catalogue),
  ]);
  const doors = file.doors.map((_, place) =>
    toldDoor(
      parts,
      { ...reader, file, round, deposits: deposits.count },
      {
        number: place + 1,
        isOpened: opened.has(place + 1),
      },
    ),
  );
  return {
    id: round.id,
    picture,
    sceneUrl,
    isLateOpen: file.pastDoors === 'open',
    doors: await Promise.all(doors),
    nextDoorAt: round.nextDoorAt,
  };
}

/** One that he has opened is told again on any day of the countdown; nothing of it to who is offered nothing by now. */
async function openDoor(parts: CalendarDeps, reader: Reader, wish: DoorWish): Promise<ToldDoor> {
  const { database, clock, identity, wallet, calendar } = parts;
  const { playerId, site } = reader;
  const { calendarId, number } = wish;
  const file = site.calendar;
  if (!file) throw unknownDoor();
  // Before the transaction, as another connection is needed for it.
  const { count: deposits } = await wallet.deposits(playerId);
  const round = await database.transaction(async (tx) => {
    const player = await identity.hold(tx, playerId);
    const block = rewardsBlock(parts, player);
    if (block) throw playerBlocked(block);
    // Read when nobody else is at it: what had to wait over midnight is of the new day.
    const at = clock.now();
    const now = roundAt(file, site.timeZone, at);
    if (calendarId !== now.id || !Number.isInteger(number) || number < 1 || number > now.length)
      throw unknownDoor();
    const isOpened = (await calendar.opened(tx, playerId, now.id)).has(number);
    const state = doorState(number, now, { isOpened, pastDoors: file.pastDoors });
    if (state === 'Shut' || state === 'Missed') throw notItsDay(state, number, now);
    await calendar.open(tx, { playerId, round: now.id, door: number, at });
    if (!isOpened) await giveBehind(parts, tx, { player, site, round: now, number });
    return now;
  });
  parts.wakeRelay();
  return toldDoor(parts, { ...reader, file, round, deposits }, { number, isOpened: true });
}

interface Opened {
  readonly player: PlayerRecord;
  readonly site: Site;
  readonly round: Round;
  readonly number: number;
}

/** What the door gives, if it does, in the transaction that opens it: under the name of the door and the player, so once. */
async function giveBehind(
  { rewardDesk, sites }: CalendarDeps,
  tx: Transaction,
  { player, site, round, number }: Opened,
): Promise<void> {
  const [held] = site.calendar?.doors[number - 1] ?? [];
  const gift = held?.type === 'BANNER_MANUAL' ? held.gives : undefined;
  const amount = gift?.amounts.get(player.currency);
  // Where the country has no rewards nobody could claim it.
  if (!gift || !amount || !site.settings.pages.includes('rewards')) return;
  await rewardDesk.give(tx, {
    key: `calendar ${site.brand} ${round.id}/${number} ${player.id}`,
    playerId: player.id,
    terms: {
      type: 'money-drop',
      kind: 'Incentive',
      claim: 'manual',
      name: sites.say(isLocale(player.language) ? player.language : 'en', ['places'])(gift.name),
      amount: toDecimal(amount),
      startsInHours: 0,
      hours: gift.hours,
      needsDeposit: false,
    },
    by: 'foyer:calendar',
    why: `door ${number} of the countdown from ${round.id}`,
  });
}

const unknownDoor = () => new Refusal('UnknownDoor', { status: 404 });

const notItsDay = (state: 'Shut' | 'Missed', number: number, round: Round) =>
  new Refusal(`Door${state}`, {
    status: 403,
    keys: { door: String(number), day: dayOfDoor(round, number) },
  });

interface Surroundings extends Reader {
  readonly file: NonNullable<Site['calendar']>;
  readonly round: Round;
  readonly deposits: number;
}

interface Door {
  readonly number: number;
  readonly isOpened: boolean;
}

/** What lies behind one that is shut is looked up for nobody. */
async function toldDoor(
  { content, catalogue }: CalendarDeps,
  { site, locale, file, round, deposits }: Surroundings,
  { number, isOpened }: Door,
): Promise<ToldDoor> {
  const held = isOpened
    ? await content.behindDoor({ site, locale, deposits }, file.doors[number - 1] ?? [], catalogue)
    : null;
  return {
    id: `${round.id}/${number}`,
    number,
    day: dayOfDoor(round, number),
    state: doorState(number, round, { isOpened, pastDoors: file.pastDoors }),
    content: held?.block ?? null,
    tileUrl: held?.tileUrl ?? null,
  };
}
