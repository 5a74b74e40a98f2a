import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../../infra/clock.ts';
import type { Database, Queryable, Transaction } from '../../../../infra/database/database.ts';
import { Refusal } from '../../../../infra/refusal.ts';
import type { Sites } from '../../../../sites/index.ts';
import { AuthenticationFailure } from '../../failures.ts';
import { announcePlayer } from '../../player/announce.ts';
import { brandsOfLicence, licenceOf, lockByBirthDate, tryTurn } from '../../player/exclusion/people.ts';
import { lockPlayerRecord } from '../../players.ts';
import { applyExclusion, type ExclusionCommands } from './apply.ts';
import { findCandidates, knownPlayers, type KnownPlayer } from './candidates.ts';
import { keepMatchKeys, keyedHash, matchKeysOf, playersWithoutKeys } from './keys.ts';
import { keepVerified } from './newcomer.ts';
import { closeForPlay, closeReviews, openReviews, reviewedOther, type OpenReview } from './reviews.ts';
import { matchingTables, type Occasion } from './tables.ts';
import { judge, type VerifiedPerson } from './verdict.ts';

/** An account that money came from, as its provider reports it. */
export interface ReportedAccount {
  readonly provider: string;
  /** The provider's name of it, or a number or a hash that is the same for the same account. */
  readonly id: string;
  /** Also where another provider reports it. */
  readonly iban?: string | null;
  readonly holderName?: string | null;
}

/** `excluded`: it is an excluded player. `closed`: closed for play until it is decided. */
export type MatchResult = 'clear' | 'closed' | 'excluded';

/** EXCLUSION-06: whether players are excluded ones under other names. */
export interface Matching {
  /** With the player locked. What the account has in common with an excluded player's decides, now and later. */
  comparePaymentAccount(tx: Transaction, id: PlayerId, account: ReportedAccount): Promise<MatchResult>;
  /** With the player locked. @param person as documents show; null where the typed name and birth date were verified */
  compareVerified(tx: Transaction, id: PlayerId, person: VerifiedPerson | null): Promise<MatchResult>;
  /** With the player locked, who has shown a phone number to be theirs. */
  comparePhone(tx: Transaction, id: PlayerId): Promise<MatchResult>;
  /** Those whose comparison met an exclusion that was being taken. @returns how many */
  compareDue(database: Database): Promise<number>;
  /** Players of before there were keys. @returns how many */
  backfillKeys(database: Database): Promise<number>;
  reviews(queryable: Queryable, brand: BrandId): Promise<readonly OpenReview[]>;
  /** @throws Refusal UnknownReview */
  decide(tx: Transaction, decision: MatchDecision): Promise<void>;
}

export interface MatchDecision {
  readonly playerId: PlayerId;
  readonly reviewId: bigint;
  readonly decision: 'clear' | 'confirm';
  /** Who of the staff, and why. */
  readonly by: string;
  readonly why: string;
}

export interface MatchingParts {
  readonly sites: Pick<Sites, 'brands' | 'byBrand'>;
  readonly clock: Clock;
  readonly commands: ExclusionCommands;
}

export function createMatching(parts: MatchingParts): Matching {
  const { sites, clock, commands } = parts;
  return {
    async comparePaymentAccount(tx, id, account) {
      const value = await accountHashes(tx, account);
      await keepMatchKeys(
        tx,
        id,
        value.map((hash) => ({ kind: 'paymentAccount', value: hash })),
      );
      return compareInTurn(parts, tx, id, { occasion: 'deposit', holderName: account.holderName ?? null });
    },
    async compareVerified(tx, id, person) {
      const [player] = await knownPlayers(tx, [id]);
      const typed = player?.features.names[0];
      const verified = person ?? (typed && { ...typed, birthDate: player.features.birthDates[0] ?? '' });
      if (verified) await keepVerified(tx, id, verified, clock.now());
      return compareInTurn(parts, tx, id, { occasion: 'verification' });
    },
    comparePhone: (tx, id) => compareInTurn(parts, tx, id, { occasion: 'phone' }),
    compareDue: (database) => compareDue(parts, database),
    backfillKeys,
    reviews: (queryable, brand) => openReviews(queryable, brand, clock.now()),

    async decide(tx, { playerId, reviewId, decision, by, why }) {
      const [player] = await knownPlayers(tx, [playerId]);
      if (!player) throw new AuthenticationFailure('unknownPlayer');
      await lockByBirthDate(tx, licenceOf(sites, player.brand), 'opens');
      await lockPlayerRecord(tx, playerId);
      const review = await reviewedOther(tx, playerId, reviewId);
      if (!review) throw new Refusal('UnknownReview', { status: 404 });
      const { otherId, endsAt } = review;
      const now = clock.now();
      const outcome = decision === 'clear' ? 'cleared' : 'confirmed';
      await closeReviews(tx, { playerId, otherId }, { outcome, by, why, now });
      if (decision === 'confirm') {
        const [other] = otherId === null ? [] : await knownPlayers(tx, [otherId]);
        if (other && (other.exclusion || other.timeoutEndsAt))
          await applyExclusion(tx, commands, other, { playerId, now });
        else if (endsAt === null || endsAt > now) await commands.excludePlayer(tx, playerId, endsAt);
      }
      await announcePlayer(tx, playerId);
    },
  };
}

interface Comparing {
  readonly occasion: Occasion;
  /** Of the account that is compared: a name the player goes by. */
  readonly holderName?: string | null;
}

/** Where an exclusion is being taken at this moment, the player is compared now and once more after it. */
async function compareInTurn(
  parts: MatchingParts,
  tx: Transaction,
  id: PlayerId,
  comparing: Comparing,
): Promise<MatchResult> {
  const [player] = await knownPlayers(tx, [id]);
  if (!player) throw new AuthenticationFailure('unknownPlayer');
  // The player is locked, and whoever takes an exclusion waits for that: to wait here would be for ever.
  if (!(await tryTurn(tx, licenceOf(parts.sites, player.brand))))
    await matchingTables(tx)
      .insertInto('identity.match_due')
      .values({ player_id: id, since: parts.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return compare(parts, tx, player, comparing);
}

async function compare(
  { sites, clock, commands }: MatchingParts,
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
      await closeReviews(tx, pair, done('matched', occasion));
      await applyExclusion(tx, commands, other, { playerId: id, now });
      result = 'excluded';
    } else if (comparison.verdict === 'undecided') {
      await closeForPlay(commands, tx, { ...pair, occasion, comparison, other, now });
      if (result === 'clear') result = 'closed';
    } else if (verified) {
      const cleared = await closeReviews(tx, pair, done('verifiedOther', occasion));
      isCleared ||= cleared.length > 0;
    }
  }
  if (isCleared || result !== 'clear') await announcePlayer(tx, id);
  return result;
}

const MOST_AT_ONCE = 200;

async function compareDue(parts: MatchingParts, database: Database): Promise<number> {
  const due = await matchingTables(database.query)
    .selectFrom('identity.match_due as due')
    .innerJoin('identity.player as player', 'player.id', 'due.player_id')
    .select(['player.id', 'player.brand'])
    .orderBy('due.since')
    .limit(MOST_AT_ONCE)
    .execute();
  for (const { id, brand } of due)
    await database.transaction(async (tx) => {
      await lockByBirthDate(tx, licenceOf(parts.sites, brand), 'opens');
      await lockPlayerRecord(tx, id);
      const [player] = await knownPlayers(tx, [id]);
      if (player) await compare(parts, tx, player, { occasion: 'deposit' });
      await matchingTables(tx).deleteFrom('identity.match_due').where('player_id', '=', id).execute();
    });
  return due.length;
}

const BACKFILLED_AT_ONCE = 500;

async function backfillKeys(database: Database): Promise<number> {
  for (let count = 0; ;) {
    const ids = await playersWithoutKeys(database.query, BACKFILLED_AT_ONCE);
    if (ids.length === 0) return count;
    await database.transaction(async (tx) => {
      for (const { id, features } of await knownPlayers(tx, ids)) {
        const [email = `none ${id}`] = features.emails;
        await keepMatchKeys(tx, id, [...matchKeysOf(features), { kind: 'email', value: email }]);
      }
    });
    count += ids.length;
  }
}

async function accountHashes(tx: Transaction, account: ReportedAccount): Promise<readonly string[]> {
  const { provider, id, iban } = account;
  const plain = iban?.replace(/\s/g, '').toUpperCase();
  return [
    await keyedHash(tx, ['account', provider, id]),
    ...(plain ? [await keyedHash(tx, ['iban', plain])] : []),
  ];
}
