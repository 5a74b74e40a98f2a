import type { SelfExclusion } from '@foyer/contract/generated/resolvers.ts';
import { endOfDays, endOfTerm, monthsOf } from '@foyer/contract/limits/exclusionTerms.ts';
import { HOUR } from '@foyer/domain/duration.ts';
import type { PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../../infra/clock.ts';
import type { Queryable, Transaction } from '../../../../infra/database/database.ts';
import { Refusal } from '../../../../infra/refusal.ts';
import type { Site, Sites } from '../../../../sites/index.ts';
import { AuthenticationFailure } from '../../failures.ts';
import { exclusionOf, timeoutOf } from '../actions.ts';
import type { PlayerRecord } from '../record.ts';
import { findPlayer, lockPlayerRecord } from '../../players.ts';
import { endsLater, type End } from './ends.ts';
import { historyOf, type ExclusionStep } from './history.ts';
import { requestLift, cancelLift, confirmLift, isOwnAffair, openLift, type OpenLift } from './lift.ts';
import { licenceOf, lockByBirthDate } from './people.ts';
import { exclusionTables } from './tables.ts';
import { startExclusion, type StartExclusionDeps } from './startExclusion.ts';

/** Who asks, and in which session. */
export interface Requester {
  readonly playerId: PlayerId;
  readonly sessionId: SessionId;
}

/** How players stop, and go on. Each is called in a transaction of its own; tabs are told after its commit. */
export interface Exclusions {
  read(queryable: Queryable, playerId: PlayerId): Promise<SelfExclusion>;
  /** All that was taken and asked for, for the house to read. */
  history(queryable: Queryable, playerId: PlayerId): Promise<readonly ExclusionStep[]>;
  /** X8. @throws Refusal TermNotOffered, ShorterThanRunning, TransactionConflict, BadRequest */
  takeTimeout(
    tx: Transaction,
    asker: Requester,
    wish: { days: number; idempotencyKey: string },
  ): Promise<void>;
  /** EXCLUSION-01, X2. @throws the same */
  excludeSelf(
    tx: Transaction,
    asker: Requester,
    wish: { term: string; idempotencyKey: string },
  ): Promise<void>;
  /** X5. @throws Refusal NotExcluded, LiftNotOffered, BadRequest */
  askForLift(tx: Transaction, asker: Requester, reason: string): Promise<void>;
  /** X5. @throws Refusal LiftNotReady, LiftNotOffered */
  confirmLift(tx: Transaction, asker: Requester): Promise<void>;
  cancelLift(tx: Transaction, asker: Requester): Promise<void>;
}

export interface ExclusionDeps {
  readonly sites: Pick<Sites, 'brands' | 'byBrand'>;
  readonly clock: Clock;
  readonly commands: StartExclusionDeps['commands'];
}

const KEY = /^[\w.:-]{8,100}$/;

export function createExclusions(parts: ExclusionDeps): Exclusions {
  const { sites, clock } = parts;
  const offerTo = ({ brand, country }: PlayerRecord): Site['selfExclusion'] =>
    sites.byBrand(brand)?.inCountry(country).selfExclusion ?? NOTHING_OFFERED;

  return {
    async read(queryable, playerId) {
      const player = await findPlayer(queryable, playerId);
      if (!player) throw new AuthenticationFailure('unknownPlayer');
      return told(queryable, player, offerTo(player), clock.now());
    },
    history: historyOf,
    async takeTimeout(tx, asker, { days, idempotencyKey }) {
      requireKey(idempotencyKey);
      const { timeoutDays } = offerTo(await known(tx, asker));
      if (!timeoutDays.includes(days)) throw notOffered();
      const endsAt = endOfDays(days, clock.now());
      await startExclusion(parts, tx, { ...asker, idempotencyKey, kind: 'Timeout', term: `${days}`, endsAt });
    },
    async excludeSelf(tx, asker, { term, idempotencyKey }) {
      requireKey(idempotencyKey);
      const { terms } = offerTo(await known(tx, asker));
      if (!terms.includes(term)) throw notOffered();
      const endsAt = endOfTerm(term, clock.now());
      await startExclusion(parts, tx, { ...asker, idempotencyKey, kind: 'Exclusion', term, endsAt });
    },
    async askForLift(tx, asker, reason) {
      const player = await held(tx, asker);
      const { liftWaitHours } = offerTo(player);
      await requestLift(tx, { ...asker, player, now: clock.now() }, reason, liftWaitHours);
    },
    async confirmLift(tx, asker) {
      // It may reach accounts beside his own.
      const { brand } = await known(tx, asker);
      await lockByBirthDate(tx, licenceOf(sites, brand), 'excludes');
      await confirmLift(tx, { ...asker, player: await held(tx, asker), now: clock.now() });
    },
    async cancelLift(tx, asker) {
      await cancelLift(tx, { ...asker, player: await held(tx, asker), now: clock.now() });
    },
  };
}

/** At a brand that is served no more, where nobody signs in. */
const NOTHING_OFFERED: Site['selfExclusion'] = { timeoutDays: [], terms: [], liftWaitHours: null };

const notOffered = () => new Refusal('TermNotOffered', { status: 422 });

function requireKey(key: string): void {
  if (!KEY.test(key))
    throw new Refusal('BadRequest', { reasons: ['invalid'], keys: { field: 'idempotencyKey' } });
}

async function known(tx: Transaction, { playerId }: Requester): Promise<PlayerRecord> {
  const player = await findPlayer(tx, playerId);
  if (!player) throw new AuthenticationFailure('unknownPlayer');
  return player;
}

async function held(tx: Transaction, { playerId }: Requester): Promise<PlayerRecord> {
  const player = await lockPlayerRecord(tx, playerId);
  if (!player) throw new AuthenticationFailure('unknownPlayer');
  return player;
}

async function told(
  queryable: Queryable,
  player: PlayerRecord,
  { timeoutDays, terms, liftWaitHours }: Site['selfExclusion'],
  now: Date,
): Promise<SelfExclusion> {
  const exclusion = exclusionOf(player, now);
  const timeoutEndsAt = timeoutOf(player, now);
  const waits = exclusion && (await isOwnAffair(queryable, player, now)) ? liftWaitHours : null;
  const takers = exclusion ? await takersOf(queryable, player.id, now) : [];
  return {
    id: player.id,
    timeoutEndsAt,
    exclusion: exclusion && {
      endsAt: exclusion.endsAt,
      isFromElsewhere: takers.length > 0 && !takers.includes(player.id),
      liftWaitHours: waits && waits[exclusion.endsAt === null ? 'indefinite' : 'definite'],
      lift: waits && toldLift(await openLift(queryable, player.id, now), now),
    },
    timeoutDays: timeoutDays.filter(
      (days) => timeoutEndsAt === null || lengthens(endOfDays(days, now), timeoutEndsAt),
    ),
    terms: terms
      .filter((term) => exclusion === null || lengthens(endOfTerm(term, now), exclusion.endsAt))
      .map((term) => ({ id: term, months: monthsOf(term) })),
  };
}

/** By an hour at least: what was taken a moment ago is not offered again. */
const lengthens = (end: End, running: End): boolean =>
  endsLater(end, running && new Date(running.getTime() + HOUR));

const toldLift = (lift: OpenLift | null, now: Date) =>
  lift && {
    state: lift.ready_at <= now ? ('Ready' as const) : ('Waiting' as const),
    reason: lift.reason,
    askedAt: lift.asked_at,
    readyAt: lift.ready_at,
    lapsesAt: lift.lapses_at,
  };

/** On which accounts the exclusions that hold this one were taken; the house takes none. */
async function takersOf(queryable: Queryable, id: PlayerId, now: Date): Promise<readonly PlayerId[]> {
  const rows = await exclusionTables(queryable)
    .selectFrom('identity.exclusion')
    .select('taken_by')
    .where('player_id', '=', id)
    .where('kind', '=', 'Exclusion')
    .where('lifted_at', 'is', null)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .execute();
  return rows.flatMap((row) => row.taken_by ?? []);
}
