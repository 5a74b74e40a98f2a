import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { PersonName } from '@foyer/domain/person/personName.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import type { Sites } from '../../../sites/index.ts';
import { brandsOfLicence, licenceOf, lockLicence } from '../licenceLock.ts';
import { marksOf, matchingExclusion } from '../marks.ts';
import type { NationalIdHashes, StoppablePlayers } from '../ports.ts';
import { findCandidates } from './candidates.ts';
import { featuresOf, matchKeysOf, type Features } from './features.ts';
import { saveMatchKeys, keyedHasher } from './keys.ts';
import { isCommonName } from './names.ts';
import { openReview, stopEnd, type NewReview } from './reviews.ts';
import { CERTAIN_FROM } from './score.ts';
import { matchingTables } from './tables.ts';
import { judge, type VerifiedPerson } from './verdict.ts';

type Brands = Pick<Sites, 'brands' | 'byBrand'>;

/** A person for whom an account is being opened. */
export interface Newcomer extends PersonName {
  readonly brand: BrandId;
  readonly country: string;
  readonly birthDate: string;
  readonly email: string;
  /** Undefined for an account that nobody registers: stored for later comparisons, and not compared. */
  readonly registration?: {
    readonly nationalId: { readonly number: string } | null;
    /** The person as verified by a payment provider; null if none has verified them. */
    readonly bank: {
      readonly person: VerifiedPerson & { readonly street: string; readonly zipCode: string };
    } | null;
    /** Fingerprint of the browser and its network (`deviceMark`). */
    readonly device?: string | null;
  };
}

export interface NewcomerMatch {
  readonly features: Features;
  readonly verified: VerifiedPerson | null;
  /** The excluded players that the newcomer may be. */
  readonly likely: readonly Omit<NewReview, 'playerId' | 'occasion'>[];
}

/** The newcomer is an excluded player, or one whose account has been erased (null). */
export interface CertainMatch {
  readonly excludedPlayer: PlayerId | null;
}

export interface CompareNewcomerDeps {
  readonly sites: Brands;
  readonly clock: Clock;
  readonly nationalIdHashes: NationalIdHashes;
}

/**
 * EXCLUSION-03, EXCLUSION-06, EXCLUSION-09: compares a newcomer with all players who are excluded or in a time-out under
 * the licence, and locks the licence: no exclusion is taken until `tx` ends.
 */
export async function compareNewcomer(
  deps: CompareNewcomerDeps,
  tx: Transaction,
  newcomer: Newcomer,
): Promise<NewcomerMatch | CertainMatch> {
  const { sites, clock } = deps;
  const { brand, registration } = newcomer;
  const now = clock.now();
  const features = await featuresOfNewcomer(deps, tx, newcomer);
  const verified = registration?.bank?.person ?? null;
  if (!registration) return { features, verified, likely: [] };
  const licence = licenceOf(sites, brand);
  await lockLicence(tx, licence, 'shared');
  const search = { features, brands: brandsOfLicence(sites, brand), self: null, stoppedAt: now };
  const judged = (await findCandidates(tx, search)).map((other) => ({
    other,
    ...judge(features, verified, other),
  }));
  const same = judged.find(({ verdict }) => verdict === 'same');
  if (same) return { excludedPlayer: same.other.id };
  const likely = judged
    .filter(({ verdict }) => verdict === 'undecided')
    .map(({ other, ...comparison }) => ({ otherId: other.id, comparison, endsAt: stopEnd(other, now) }));
  const erased = await compareWithErased(tx, { licence, now }, newcomer);
  if (erased && 'excludedPlayer' in erased) return erased;
  return { features, verified, likely: erased ? [...likely, erased] : likely };
}

/** Stores the new player for later comparisons, and closes the account for play where the operator has to decide. */
export async function saveNewcomer(
  { players, clock }: { readonly players: StoppablePlayers; readonly clock: Clock },
  tx: Transaction,
  { features, verified, likely }: NewcomerMatch,
  id: PlayerId,
): Promise<void> {
  const now = clock.now();
  await saveMatchKeys(tx, id, matchKeysOf(features));
  if (verified) await saveVerified(tx, id, verified, now);
  for (const match of likely)
    await openReview(players, tx, { ...match, playerId: id, occasion: 'registration' }, now);
}

/** The latest verification replaces earlier ones. */
export async function saveVerified(
  tx: Transaction,
  id: PlayerId,
  { firstName, lastName, birthDate }: VerifiedPerson,
  now: Date,
): Promise<void> {
  const row = { firstName, lastName, birthDate, verifiedAt: now };
  await matchingTables(tx)
    .insertInto('identity.verified_identity')
    .values({ playerId: id, ...row })
    .onConflict((conflict) => conflict.column('playerId').doUpdateSet(row))
    .execute();
}

async function featuresOfNewcomer(
  { sites, nationalIdHashes }: CompareNewcomerDeps,
  tx: Transaction,
  newcomer: Newcomer,
): Promise<Features> {
  const { brand, country, registration } = newcomer;
  const { nationalId, bank, device } = registration ?? {};
  const address = bank ? { street: bank.person.street, zipCode: bank.person.zipCode } : null;
  const hashes = nationalId ? await nationalIdHashes(brandsOfLicence(sites, brand), country, nationalId) : [];
  return {
    ...featuresOf({ ...newcomer, address }),
    nationalIds: hashes.map((hash) => hash.toString('hex')),
    devices: device ? [(await keyedHasher(tx))(['device', device]).toString('base64url')] : [],
  };
}

/** Of an erased player, only hashes of name and birth date are left. A match is certain unless the name is common. */
async function compareWithErased(
  tx: Transaction,
  { licence, now }: { readonly licence: string; readonly now: Date },
  newcomer: Newcomer,
): Promise<NewcomerMatch['likely'][number] | CertainMatch | null> {
  const left = await matchingExclusion(tx, await marksOf(tx, licence, newcomer), now);
  if (!left) return null;
  if (!isCommonName(newcomer)) return { excludedPlayer: left.player };
  const part = { kind: 'commonName', grade: 'oneTypo', points: CERTAIN_FROM - 1 } as const;
  return { otherId: left.player, comparison: { score: part.points, parts: [part] }, endsAt: left.endsAt };
}
