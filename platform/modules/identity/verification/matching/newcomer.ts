import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Transaction } from '../../../../infra/database/database.ts';
import type { Sites } from '../../../../sites/index.ts';
import { RegistrationRefused } from '../../failures.ts';
import { marksOf, matchingExclusion } from '../../player/exclusion/marks.ts';
import { brandsOfLicence, licenceOf, lockByBirthDate } from '../../player/exclusion/people.ts';
import { sharedNationalIdHash, nationalIdHash } from '../../registration/nationalId.ts';
import type { Registration } from '../../registration/registration.ts';
import { findCandidates } from './candidates.ts';
import { featuresOf, type Features } from './features.ts';
import { keepMatchKeys, keyedHash, matchKeysOf } from './keys.ts';
import { isCommonName } from './names.ts';
import { openReview, stopEnd, type NewReview } from './reviews.ts';
import { CERTAIN_FROM } from './score.ts';
import { matchingTables } from './tables.ts';
import { judge, type VerifiedPerson } from './verdict.ts';

type Brands = Pick<Sites, 'brands' | 'byBrand'>;

/** Somebody for whom an account is being opened. */
export interface Newcomer {
  readonly brand: BrandId;
  readonly country: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly email: string;
  /** Undefined for an account that nobody registers: it is known from now on, and not compared. */
  readonly registration?: Pick<Registration, 'nationalId' | 'bank' | 'device'>;
}

export interface Arrival {
  readonly features: Features;
  readonly verified: VerifiedPerson | null;
  /** The excluded players that it may be. */
  readonly likely: readonly Omit<NewReview, 'playerId' | 'occasion'>[];
}

/**
 * EXCLUSION-03, EXCLUSION-06, EXCLUSION-09: compares a newcomer with all who are excluded or in a time-out under the
 * licence; no exclusion is taken there until `tx` has ended. @throws RegistrationRefused for a certain match
 */
export async function compareNewcomer(
  tx: Transaction,
  { sites, now }: { readonly sites: Brands; readonly now: Date },
  newcomer: Newcomer,
): Promise<Arrival> {
  const { brand, registration } = newcomer;
  const features = await featuresOfNewcomer(tx, sites, newcomer);
  const verified = registration?.bank?.person ?? null;
  if (!registration) return { features, verified, likely: [] };
  const licence = licenceOf(sites, brand);
  await lockByBirthDate(tx, licence, 'opens');
  const search = { features, brands: brandsOfLicence(sites, brand), self: null, stoppedAt: now };
  const judged = (await findCandidates(tx, search)).map((other) => ({
    other,
    ...judge(features, verified, other),
  }));
  const same = judged.find(({ verdict }) => verdict === 'same');
  if (same) throw new RegistrationRefused('likeAnExcludedPlayer', same.other.id);
  const likely = judged
    .filter(({ verdict }) => verdict === 'undecided')
    .map(({ other, ...comparison }) => ({ otherId: other.id, comparison, endsAt: stopEnd(other, now) }));
  const erased = await compareWithErased(tx, { licence, now }, newcomer);
  return { features, verified, likely: erased ? [...likely, erased] : likely };
}

/** Makes the new player known to later comparisons, and closes them for play where a person has to decide. */
export async function keepArrival(
  tx: Transaction,
  { features, verified, likely }: Arrival,
  { id, now }: { readonly id: PlayerId; readonly now: Date },
): Promise<void> {
  await keepMatchKeys(tx, id, matchKeysOf(features));
  if (verified) await keepVerified(tx, id, verified, now);
  for (const met of likely) await openReview(tx, { ...met, playerId: id, occasion: 'registration' }, now);
}

/** The last one stands. */
export async function keepVerified(
  tx: Transaction,
  id: PlayerId,
  { firstName, lastName, birthDate }: VerifiedPerson,
  now: Date,
): Promise<void> {
  const row = { first_name: firstName, last_name: lastName, birth_date: birthDate, verified_at: now };
  await matchingTables(tx)
    .insertInto('identity.verified_identity')
    .values({ player_id: id, ...row })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
    .execute();
}

async function featuresOfNewcomer(tx: Transaction, sites: Brands, newcomer: Newcomer): Promise<Features> {
  const { brand, country, registration } = newcomer;
  const { nationalId, bank, device } = registration ?? {};
  const address = bank ? { street: bank.person.street, zipCode: bank.person.zipCode } : null;
  // Under each brand for players of before: their numbers are kept by brand alone.
  const hashes = nationalId
    ? [
        await sharedNationalIdHash(country, nationalId),
        ...(await Promise.all(
          brandsOfLicence(sites, brand).map((one) => nationalIdHash(one, country, nationalId)),
        )),
      ]
    : [];
  return {
    ...featuresOf({ ...newcomer, address }),
    nationalIds: hashes.map((hash) => hash.toString('hex')),
    devices: device ? [await keyedHash(tx, ['device', device])] : [],
  };
}

/** Of an erased player a fingerprint of name and birth date is left: as certain as those two are. */
async function compareWithErased(
  tx: Transaction,
  { licence, now }: { readonly licence: string; readonly now: Date },
  newcomer: Newcomer,
): Promise<Arrival['likely'][number] | null> {
  const left = await matchingExclusion(tx, await marksOf(tx, licence, newcomer), now);
  if (!left) return null;
  if (!isCommonName(newcomer)) throw new RegistrationRefused('likeAnExcludedPlayer', left.player);
  const part = { kind: 'commonName', grade: 'oneTypo', points: CERTAIN_FROM - 1 } as const;
  return { otherId: left.player, comparison: { score: part.points, parts: [part] }, endsAt: left.endsAt };
}
