import type { ResolversParentTypes } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { isLocale, type Locale } from '@foyer/domain/locale.ts';
import { toDecimal } from '@foyer/domain/money.ts';
import {
  dayOfDoor,
  doorState,
  mayPreview,
  roundAt,
  type Calendar,
  type Round,
} from '../modules/calendar/index.ts';
import type { Catalogue } from '../modules/catalogue/index.ts';
import type { Content } from '../modules/content/index.ts';
import { playerBlocked, type PlayerRecord } from '../modules/player/index.ts';
import type { Transaction } from '../infra/database/database.ts';
import { transactionWithEvents } from '../infra/outbox/index.ts';
import { Refusal } from '../infra/refusal.ts';
import type { Site, Sites } from '../sites/index.ts';
import { giveReward } from './rewards/giveReward.ts';
import { rewardsBlock, type RewardDeps } from './rewards/rewardDeps.ts';

/** Extends the reward dependencies, because a door may give a reward. */
export interface CalendarDeps extends RewardDeps {
  readonly catalogue: Catalogue;
  readonly content: Pick<Content, 'behindDoor' | 'drawings'>;
  readonly calendar: Calendar;
  readonly sites: Pick<Sites, 'translator' | 'byBrand'>;
}

interface Reader {
  readonly playerId: PlayerId;
  readonly site: Site;
  readonly locale: Locale;
}

type CalendarView = ResolversParentTypes['Calendar'];
type DoorView = ResolversParentTypes['CalendarDoor'];

/** OPEN-44. @returns null when the site has no calendar or the player may not get rewards (EXCLUSION-08, REW-16) */
export async function readCalendar(deps: CalendarDeps, reader: Reader): Promise<CalendarView | null> {
  const { database, clock, players, wallet, catalogue, content, calendar } = deps;
  const { playerId, site, locale } = reader;
  const file = site.calendar;
  if (!file || rewardsBlock(deps, await players.get(database.query, playerId))) return null;
  const round = roundAt(file, site.timeZone, clock.now());
  const [opened, deposits, { picture, sceneUrl }] = await Promise.all([
    calendar.opened(database.query, playerId, round.id),
    wallet.deposits(playerId),
    content.drawings({ site, locale }, file, catalogue),
  ]);
  const doors = file.doors.map((_, index) =>
    presentDoor(
      deps,
      { ...reader, file, round, deposits: deposits.count },
      {
        number: index + 1,
        isOpened: opened.has(index + 1),
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

/** Opens a door on its day; an open door is returned again. @throws UnknownDoor, DoorShut, DoorMissed, PlayerBlocked */
export async function openCalendarDoor(
  deps: CalendarDeps,
  reader: Reader,
  request: { readonly calendarId: string; readonly number: number },
): Promise<DoorView> {
  const { clock, players, wallet, calendar } = deps;
  const { playerId, site } = reader;
  const { calendarId, number } = request;
  const file = site.calendar;
  if (!file) throw unknownDoor();
  // Deposits are counted before the transaction, because counting needs a second database connection.
  const { count: deposits } = await wallet.deposits(playerId);
  const round = await transactionWithEvents(deps, async (tx) => {
    const player = await players.hold(tx, playerId);
    const block = rewardsBlock(deps, player);
    if (block) throw playerBlocked(block);
    // The clock is read after locking the player: a request that waited past midnight counts for the new day.
    const at = clock.now();
    const now = roundAt(file, site.timeZone, at);
    if (calendarId !== now.id || !Number.isInteger(number) || number < 1 || number > now.length)
      throw unknownDoor();
    const isOpened = (await calendar.opened(tx, playerId, now.id)).has(number);
    const state = doorState(number, now, { isOpened, pastDoors: file.pastDoors });
    if (state === 'Shut' || state === 'Missed') throw wrongDay(state, number, now);
    await calendar.open(tx, { playerId, round: now.id, door: number, openedAt: at });
    if (!isOpened) await giveBehind(deps, tx, { player, site, round: now, number });
    return now;
  });
  return presentDoor(deps, { ...reader, file, round, deposits }, { number, isOpened: true });
}

interface Opened {
  readonly player: PlayerRecord;
  readonly site: Site;
  readonly round: Round;
  readonly number: number;
}

/** Gives the door's reward, if it has one. Idempotent: the key names the door and the player. */
async function giveBehind(
  deps: CalendarDeps,
  tx: Transaction,
  { player, site, round, number }: Opened,
): Promise<void> {
  const [held] = site.calendar?.doors[number - 1] ?? [];
  const reward = held?.type === 'BANNER_MANUAL' ? held.gives : undefined;
  const amount = reward?.amounts.get(player.currency);
  // Without a rewards page in this country the player could not claim the reward.
  if (!reward || !amount || !site.settings.pages.includes('rewards')) return;
  await giveReward(deps, tx, {
    key: `calendar ${site.brand} ${round.id}/${number} ${player.id}`,
    playerId: player.id,
    terms: {
      type: 'money-drop',
      kind: 'Incentive',
      claim: 'manual',
      name: deps.sites.translator(isLocale(player.language) ? player.language : 'en', ['places'])(
        reward.name,
      ),
      amount: toDecimal(amount),
      startsInHours: 0,
      hours: reward.hours,
      needsDeposit: false,
    },
    by: 'foyer:calendar',
    why: `door ${number} of the countdown from ${round.id}`,
  });
}

const unknownDoor = () => new Refusal('UnknownDoor', { status: 404 });

const wrongDay = (state: 'Shut' | 'Missed', number: number, round: Round) =>
  new Refusal(`Door${state}`, {
    status: 403,
    keys: { door: String(number), day: dayOfDoor(round, number) },
  });

interface RoundContext extends Reader {
  readonly file: NonNullable<Site['calendar']>;
  readonly round: Round;
  readonly deposits: number;
}

/** Leaves out the content of a closed door, so that players cannot read it early, except for a preview. */
async function presentDoor(
  { content, catalogue }: CalendarDeps,
  { site, locale, file, round, deposits }: RoundContext,
  { number, isOpened }: { readonly number: number; readonly isOpened: boolean },
): Promise<DoorView> {
  const isPreviewed = !isOpened && mayPreview(number, round, file.previewDoors);
  const held =
    isOpened || isPreviewed
      ? await content.behindDoor({ site, locale, deposits }, file.doors[number - 1] ?? [], catalogue)
      : null;
  return {
    id: `${round.id}/${number}`,
    number,
    day: dayOfDoor(round, number),
    state: doorState(number, round, { isOpened, pastDoors: file.pastDoors }),
    content: (isOpened && held?.block) || null,
    tileUrl: (isOpened && held?.tileUrl) || null,
    preview: isPreviewed && held ? { title: titleOf(held.block), tileUrl: held.tileUrl } : null,
  };
}

type Held = NonNullable<Awaited<ReturnType<CalendarDeps['content']['behindDoor']>>>;

const titleOf = (block: Held['block']): string =>
  'promotion' in block ? block.promotion.title : block.title;
