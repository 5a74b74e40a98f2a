import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Database, Queryable, Transaction } from '../../../infra/database/database.ts';
import { AuthenticationFailure, Refusal } from '../../../infra/refusal.ts';
import type { Sites } from '../../../sites/index.ts';
import {
  brandsOfLicence,
  licenceOf,
  lockAccountSearch,
  lockLicence,
  tryLockLicence,
} from '../licenceLock.ts';
import type { OnCompared, StoppablePlayers } from '../ports.ts';
import type { StopCommands } from '../stopPlayer.ts';
import { accountsLike } from '../accountsLike.ts';
import { copyExclusions } from './copyExclusions.ts';
import { findCandidates, knownPlayers, type KnownPlayer } from './candidates.ts';
import { saveMatchKeys, keyedHasher, playersWithoutKeys } from './keys.ts';
import { emailFeatures, matchKeysOf } from './features.ts';
import { saveVerified } from './compareNewcomer.ts';
import { closeForPlay, closeReviews, openReviews, reviewedOther } from './reviews.ts';
import { matchingTables, type Occasion } from './tables.ts';
import { judge, type VerifiedPerson } from './verdict.ts';

/** A payment account that a deposit came from, as reported by its provider. */
export interface ReportedAccount {
  readonly provider: string;
  /** The provider's id of the account, or a number or hash that identifies it. */
  readonly id: string;
  /** Identifies the account across providers. */
  readonly iban?: string | null;
  readonly holderName?: string | null;
}

/** `excluded`: the player is an excluded person. `closed`: play is blocked until a review is decided. */
export type MatchResult = 'clear' | 'closed' | 'excluded';

export interface MatchDecision {
  readonly playerId: PlayerId;
  readonly reviewId: bigint;
  readonly decision: 'clear' | 'confirm';
  readonly by: string;
  readonly why: string;
}

export interface MatchingDeps {
  readonly sites: Pick<Sites, 'brands' | 'byBrand'>;
  readonly clock: Clock;
  readonly players: StoppablePlayers;
  readonly stops: StopCommands;
  readonly onCompared: OnCompared;
}

/** EXCLUSION-06: detects players who are excluded persons under other names. */
export function createMatching(deps: MatchingDeps) {
  const { sites, clock, players, stops } = deps;
  return {
    ...accountsOf(deps),
    /** Call it with the player locked. The account is stored for later comparisons. */
    async comparePaymentAccount(
      tx: Transaction,
      id: PlayerId,
      account: ReportedAccount,
    ): Promise<MatchResult> {
      const value = await accountHashes(tx, account);
      await saveMatchKeys(
        tx,
        id,
        value.map((hash) => ({ kind: 'paymentAccount', value: hash })),
      );
      return compareNow(deps, tx, id, { occasion: 'deposit', holderName: account.holderName ?? null });
    },
    /** Call it with the player locked. @param person as on the documents; null where the typed name and birth date were verified */
    async compareVerified(
      tx: Transaction,
      id: PlayerId,
      person: VerifiedPerson | null,
    ): Promise<MatchResult> {
      const [player] = await knownPlayers(tx, [id]);
      const typed = player?.features.names[0];
      const verified = person ?? (typed && { ...typed, birthDate: player.features.birthDates[0] ?? '' });
      if (verified) await saveVerified(tx, id, verified, clock.now());
      return compareNow(deps, tx, id, { occasion: 'verification' });
    },
    comparePhone: (tx: Transaction, id: PlayerId) => compareNow(deps, tx, id, { occasion: 'phone' }),
    /**
     * Compares a player whose email address has changed. Earlier addresses are compared too, so that a new address does
     * not hide an excluded person. Call it with the player locked.
     */
    compareEmail: (tx: Transaction, id: PlayerId, emails: readonly string[]) =>
      compareEmail(deps, tx, id, emails),
    /** Compares players again who were compared while an exclusion was being taken. @returns the number of players */
    compareDue: (database: Database) => compareDue(deps, database),
    /** Stores the match keys of players who registered before match keys existed. @returns the number of players */
    backfillKeys,
    reviews: (queryable: Queryable, brand: BrandId) => openReviews(queryable, brand, clock.now()),

    /** @throws Refusal UnknownReview */
    async decide(tx: Transaction, { playerId, reviewId, decision, by, why }: MatchDecision): Promise<void> {
      const [player] = await knownPlayers(tx, [playerId]);
      if (!player) throw new AuthenticationFailure('unknownPlayer');
      await lockLicence(tx, licenceOf(sites, player.brand), 'shared');
      await players.hold(tx, playerId);
      const review = await reviewedOther(tx, playerId, reviewId);
      if (!review) throw new Refusal('UnknownReview', { status: 404 });
      const { otherId, endsAt } = review;
      const now = clock.now();
      const outcome = decision === 'clear' ? 'cleared' : 'confirmed';
      await closeReviews(players, tx, { playerId, otherId }, { outcome, by, why, now });
      if (decision === 'confirm') {
        const [other] = otherId === null ? [] : await knownPlayers(tx, [otherId]);
        if (other && (other.exclusion || other.timeoutEndsAt))
          await copyExclusions(stops, tx, other, { playerId, now });
        else if (endsAt === null || endsAt > now) await stops.excludePlayer(tx, playerId, endsAt);
      }
      await players.announce(tx, playerId);
    },
  };
}

const accountsOf = ({ sites, players }: Pick<MatchingDeps, 'sites' | 'players'>) => ({
  /**
   * EXCLUSION-03: finds the other accounts under the licence that are certainly the player's. Other calls under the
   * licence wait until `tx` ends: if two accounts are recognised at the same time, the second call finds the first.
   * Call it with the player locked, after storing new data about them.
   */
  async accountsOfPerson(tx: Transaction, id: PlayerId): Promise<readonly PlayerId[]> {
    await lockAccountSearch(tx, licenceOf(sites, (await players.get(tx, id)).brand));
    return (await accountsLike(sites, tx, id)).same.map((other) => other.id);
  },
  /**
   * Finds the same accounts as `accountsOfPerson`. Locks the licence, then these accounts and `known` ones, so that no
   * account of the person is opened before `tx` ends. Call it before locking a player.
   */
  async lockAccountsOfPerson(
    tx: Transaction,
    id: PlayerId,
    known: readonly PlayerId[],
  ): Promise<readonly PlayerId[]> {
    const licence = licenceOf(sites, (await players.get(tx, id)).brand);
    await lockLicence(tx, licence, 'exclusive');
    const { same } = await accountsLike(sites, tx, id);
    const others = same.map((other) => other.id);
    await players.holdAll(tx, [id, ...others, ...known]);
    await lockAccountSearch(tx, licence);
    return others;
  },
});

interface Comparing {
  readonly occasion: Occasion;
  /** The name of a payment account's holder, compared as another name of the player. */
  readonly holderName?: string | null;
}

async function compareEmail(
  deps: MatchingDeps,
  tx: Transaction,
  id: PlayerId,
  emails: readonly string[],
): Promise<MatchResult> {
  await saveMatchKeys(
    tx,
    id,
    emails.flatMap((email) => matchKeysOf(emailFeatures(email))),
  );
  return compareNow(deps, tx, id, { occasion: 'email' });
}

/** While an exclusion is being taken, the player is compared now and once more after it (`compareDue`). */
async function compareNow(
  deps: MatchingDeps,
  tx: Transaction,
  id: PlayerId,
  comparing: Comparing,
): Promise<MatchResult> {
  const [player] = await knownPlayers(tx, [id]);
  if (!player) throw new AuthenticationFailure('unknownPlayer');
  // Waiting would be a deadlock: the exclusion waits for the player, who is locked here.
  if (!(await tryLockLicence(tx, licenceOf(deps.sites, player.brand))))
    await matchingTables(tx)
      .insertInto('identity.match_due')
      .values({ playerId: id, since: deps.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return compare(deps, tx, player, comparing);
}

async function compare(
  { sites, clock, players, stops, onCompared }: MatchingDeps,
  tx: Transaction,
  player: KnownPlayer,
  { occasion, holderName = null }: Comparing,
): Promise<MatchResult> {
  const now = clock.now();
  const { id, verified } = player;
  const features = holderName
    ? { ...player.features, names: [...player.features.names, { firstName: '', lastName: holderName }] }
    : player.features;
  const search = { features, brands: brandsOfLicence(sites, player.brand), self: id, stoppedAt: now };
  const judged = (await findCandidates(tx, search)).map((other) => ({
    other,
    ...judge(features, verified, other),
  }));
  const done = (outcome: 'matched' | 'verifiedOther', why: string) =>
    ({ outcome, by: 'platform', why, now }) as const;
  let result: MatchResult = 'clear';
  let isCleared = false;
  for (const { other, ...comparison } of judged) {
    const pair = { playerId: id, otherId: other.id };
    if (comparison.verdict === 'same') {
      await closeReviews(players, tx, pair, done('matched', occasion));
      await copyExclusions(stops, tx, other, { playerId: id, now });
      result = 'excluded';
    } else if (comparison.verdict === 'undecided') {
      await closeForPlay(players, tx, { ...pair, occasion, comparison, other, now });
      if (result === 'clear') result = 'closed';
    } else if (verified) {
      const cleared = await closeReviews(players, tx, pair, done('verifiedOther', occasion));
      isCleared ||= cleared.length > 0;
    }
  }
  if (isCleared || result !== 'clear') await players.announce(tx, id);
  await onCompared(tx, id);
  return result;
}

const MOST_AT_ONCE = 200;

/** @throws AggregateError after all others when some players could not be compared; they are tried after the others */
async function compareDue(deps: MatchingDeps, database: Database): Promise<number> {
  const due = await matchingTables(database.query)
    .selectFrom('identity.match_due as due')
    .innerJoin('identity.player as player', 'player.id', 'due.playerId')
    .select(['player.id', 'player.brand'])
    .orderBy('due.since')
    .limit(MOST_AT_ONCE)
    .execute();
  const failures: unknown[] = [];
  for (const { id, brand } of due)
    await database
      .transaction(async (tx) => {
        await lockLicence(tx, licenceOf(deps.sites, brand), 'shared');
        await deps.players.hold(tx, id);
        const [player] = await knownPlayers(tx, [id]);
        if (player) await compare(deps, tx, player, { occasion: 'deposit' });
        await matchingTables(tx).deleteFrom('identity.match_due').where('playerId', '=', id).execute();
      })
      .catch(async (error: unknown) => {
        failures.push(error);
        await postpone(deps, database, id).catch((err: unknown) => failures.push(err));
      });
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} players could not be compared again`);
  return due.length;
}

/** Puts a player at the end of the queue, so that players who fail in each run do not fill it. */
const postpone = ({ clock }: MatchingDeps, database: Database, id: PlayerId): Promise<unknown> =>
  matchingTables(database.query)
    .updateTable('identity.match_due')
    .set({ since: clock.now() })
    .where('playerId', '=', id)
    .execute();

const BACKFILLED_AT_ONCE = 500;

async function backfillKeys(database: Database): Promise<number> {
  for (let count = 0; ;) {
    const ids = await playersWithoutKeys(database.query, BACKFILLED_AT_ONCE);
    if (ids.length === 0) return count;
    await database.transaction(async (tx) => {
      for (const { id, features } of await knownPlayers(tx, ids)) {
        const [email = `none ${id}`] = features.emails;
        await saveMatchKeys(tx, id, [...matchKeysOf(features), { kind: 'email', value: email }]);
      }
    });
    count += ids.length;
  }
}

async function accountHashes(tx: Transaction, account: ReportedAccount): Promise<readonly string[]> {
  const { provider, id, iban } = account;
  const plain = iban?.replace(/\s/g, '').toUpperCase();
  const hash = await keyedHasher(tx);
  return [['account', provider, id], ...(plain ? [['iban', plain]] : [])].map((parts) =>
    hash(parts).toString('base64url'),
  );
}
