import type { PersonName } from '@foyer/domain/person/personName.ts';
import { birthDateGrade } from './birthDates.ts';
import type { KnownPlayer } from './candidates.ts';
import type { Features } from './features.ts';
import { nameGrade, type NameGrade } from './names.ts';
import { compareIdentities, type Comparison } from './score.ts';

export type VerifiedPerson = PersonName & { readonly birthDate: string };

/** Whether a player is the excluded person they were compared with. */
export type Verdict = 'same' | 'undecided' | 'other';

export interface Judged extends Comparison {
  readonly verdict: Verdict;
}

/**
 * Compares a player with an excluded one. Verified data replaces what the player entered and can prove that
 * they are different persons; self-reported data cannot.
 */
export function judge(
  features: Features,
  verified: VerifiedPerson | null,
  excluded: Pick<KnownPlayer, 'features' | 'verified'>,
): Judged {
  const own = verified ? { ...features, names: [verified], birthDates: [verified.birthDate] } : features;
  const comparison = compareIdentities(own, excluded.features);
  if (comparison.rating === 'unlikely') return { ...comparison, verdict: 'other' };
  if (verified && isProvenOther(verified, excluded, comparison)) return { ...comparison, verdict: 'other' };
  return { ...comparison, verdict: comparison.rating === 'certain' ? 'same' : 'undecided' };
}

// A surname may change by marriage, but a given name seldom changes.
const FAR_NAMES: readonly NameGrade[] = ['sameFamilyName', 'different'];

function isProvenOther(
  verified: VerifiedPerson,
  { features, verified: excluded }: Pick<KnownPlayer, 'features' | 'verified'>,
  { parts }: Comparison,
): boolean {
  const has = (...kinds: string[]) =>
    parts.some(({ kind, grade }) => kinds.includes(kind) && grade === 'same');
  if (has('nationalId')) return false;
  // If both identities are verified, a different birth date proves different persons.
  if (excluded && birthDateGrade(verified.birthDate, excluded.birthDate) !== 'same') return true;
  const isFar = (name: PersonName) => FAR_NAMES.includes(nameGrade(verified, name));
  const names = excluded ? [excluded] : features.names;
  if (!names.every(isFar)) return false;
  // An excluded player's unverified data may be false, so a match in email, phone or payment account goes to a
  // staff review.
  return excluded !== null || !has('email', 'phone', 'paymentAccount');
}
