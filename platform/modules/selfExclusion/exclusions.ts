import type { SelfExclusion } from '@foyer/contract/generated/resolvers.ts';
import { endOfDays, endOfTerm, monthsOf } from '@foyer/contract/selfExclusion/exclusionTerms.ts';
import { HOUR } from '@foyer/domain/duration.ts';
import type { PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Site } from '../../sites/index.ts';
import { endsLater, isRunning, runningExclusion, type End } from './ends.ts';
import { historyOf } from './history.ts';
import { requestLift, cancelLift, confirmLift, isOwnAffair, openLift, type OpenLift } from './lift.ts';
import { licenceOf, lockLicence } from './licenceLock.ts';
import type { Person } from './ports.ts';
import { exclusionTables } from './tables.ts';
import { startExclusion, type StartExclusionDeps } from './startExclusion.ts';

export interface Requester {
  readonly playerId: PlayerId;
  readonly sessionId: SessionId;
}

const KEY = /^[\w.:-]{8,100}$/;

/** Time-outs and self-exclusions of players. Call each in a transaction of its own; tabs are notified after its commit. */
export function createExclusions(deps: StartExclusionDeps) {
  const { sites, clock, players } = deps;
  const offerTo = ({ brand, country }: Person): Site['selfExclusion'] =>
    sites.byBrand(brand)?.inCountry(country).selfExclusion ?? NOTHING_OFFERED;

  return {
    async read(queryable: Queryable, playerId: PlayerId): Promise<SelfExclusion> {
      const player = await players.get(queryable, playerId);
      return viewOf(queryable, player, offerTo(player), clock.now());
    },
    history: historyOf,
    /**
     * EXCLUSION-08: starts a time-out. @throws Refusal TermNotOffered, ShorterThanRunning, TransactionConflict,
     * BadRequest
     */
    async takeTimeout(
      tx: Transaction,
      asker: Requester,
      { days, idempotencyKey }: { days: number; idempotencyKey: string },
    ): Promise<void> {
      requireKey(idempotencyKey);
      const { timeoutDays } = offerTo(await players.get(tx, asker.playerId));
      if (!timeoutDays.includes(days)) throw notOffered();
      const endsAt = endOfDays(days, clock.now());
      await startExclusion(deps, tx, { ...asker, idempotencyKey, kind: 'Timeout', term: `${days}`, endsAt });
    },
    /**
     * EXCLUSION-01, EXCLUSION-02: starts an exclusion. @throws Refusal TermNotOffered, ShorterThanRunning,
     * TransactionConflict, BadRequest
     */
    async excludeSelf(
      tx: Transaction,
      asker: Requester,
      { term, idempotencyKey }: { term: string; idempotencyKey: string },
    ): Promise<void> {
      requireKey(idempotencyKey);
      const { terms } = offerTo(await players.get(tx, asker.playerId));
      if (!terms.includes(term)) throw notOffered();
      const endsAt = endOfTerm(term, clock.now());
      await startExclusion(deps, tx, { ...asker, idempotencyKey, kind: 'Exclusion', term, endsAt });
    },
    /** EXCLUSION-05: requests an early end of the exclusion. @throws Refusal NotExcluded, LiftNotOffered, BadRequest */
    async askForLift(tx: Transaction, asker: Requester, reason: string): Promise<void> {
      const player = await players.hold(tx, asker.playerId);
      const { liftWaitHours } = offerTo(player);
      await requestLift(players, tx, { ...asker, player, now: clock.now() }, reason, liftWaitHours);
    },
    /** EXCLUSION-05: ends the exclusion after the waiting period. @throws Refusal LiftNotReady, LiftNotOffered */
    async confirmLift(tx: Transaction, asker: Requester): Promise<void> {
      // Confirming may end exclusions of the player's other accounts, so the whole licence is locked.
      const { brand } = await players.get(tx, asker.playerId);
      await lockLicence(tx, licenceOf(sites, brand), 'exclusive');
      const player = await players.hold(tx, asker.playerId);
      await confirmLift(players, tx, { ...asker, player, now: clock.now() });
    },
    async cancelLift(tx: Transaction, asker: Requester): Promise<void> {
      const player = await players.hold(tx, asker.playerId);
      await cancelLift(players, tx, { ...asker, player, now: clock.now() });
    },
  };
}

/** A brand that is no longer served offers no time-outs or exclusions. */
const NOTHING_OFFERED: Site['selfExclusion'] = { timeoutDays: [], terms: [], liftWaitHours: null };

const notOffered = () => new Refusal('TermNotOffered', { status: 422 });

function requireKey(key: string): void {
  if (!KEY.test(key))
    throw new Refusal('BadRequest', { reasons: ['invalid'], keys: { field: 'idempotencyKey' } });
}

async function viewOf(
  queryable: Queryable,
  player: Person,
  { timeoutDays, terms, liftWaitHours }: Site['selfExclusion'],
  now: Date,
): Promise<SelfExclusion> {
  const exclusion = runningExclusion(player.exclusion, now);
  const timeoutEndsAt =
    player.timeoutEndsAt && isRunning(player.timeoutEndsAt, now) ? player.timeoutEndsAt : null;
  const waits = exclusion && (await isOwnAffair(queryable, player, now)) ? liftWaitHours : null;
  const takers = exclusion ? await takersOf(queryable, player.id, now) : [];
  return {
    id: player.id,
    timeoutEndsAt,
    exclusion: exclusion && {
      endsAt: exclusion.endsAt,
      isFromElsewhere: takers.length > 0 && !takers.includes(player.id),
      liftWaitHours: waits && waits[exclusion.endsAt === null ? 'indefinite' : 'definite'],
      lift: waits && liftView(await openLift(queryable, player.id, now), now),
    },
    timeoutDays: timeoutDays.filter(
      (days) => timeoutEndsAt === null || lengthens(endOfDays(days, now), timeoutEndsAt),
    ),
    terms: terms
      .filter((term) => exclusion === null || lengthens(endOfTerm(term, now), exclusion.endsAt))
      .map((term) => ({ id: term, months: monthsOf(term) })),
  };
}

/** Whether `end` is at least an hour after `running`, so that a term that was just chosen is not offered again. */
const lengthens = (end: End, running: End): boolean =>
  endsLater(end, running && new Date(running.getTime() + HOUR));

const liftView = (lift: OpenLift | null, now: Date) =>
  lift && {
    state: lift.readyAt <= now ? ('Ready' as const) : ('Waiting' as const),
    reason: lift.reason,
    askedAt: lift.askedAt,
    readyAt: lift.readyAt,
    lapsesAt: lift.lapsesAt,
  };

/**
 * The accounts on which the player took this account's running exclusions. An operator's exclusion has no such account.
 */
async function takersOf(queryable: Queryable, id: PlayerId, now: Date): Promise<readonly PlayerId[]> {
  const rows = await exclusionTables(queryable)
    .selectFrom('identity.exclusion')
    .select('takenBy')
    .where('playerId', '=', id)
    .where('kind', '=', 'Exclusion')
    .where('liftedAt', 'is', null)
    .where((eb) => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', now)]))
    .execute();
  return rows.flatMap((row) => row.takenBy ?? []);
}
