import { birthDateGrade } from './birthDates.ts';
import type { KnownPlayer } from './candidates.ts';
import type { Features } from './features.ts';
import { nameGrade, type NameGrade, type PersonName } from './names.ts';
import { compareIdentities, type Comparison } from './score.ts';

export type VerifiedPerson = PersonName & { readonly birthDate: string };

/** Whether a player is an excluded one. */
export type Verdict = 'same' | 'undecided' | 'other';

export interface Judged extends Comparison {
  readonly verdict: Verdict;
}

/**
 * Compares a player with an excluded one. What has been verified stands in place of what the player typed, and may prove
 * that they are two people; nothing that is only typed proves that.
 */
export function judge(
  features: Features,
  verified: VerifiedPerson | null,
  excluded: Pick<KnownPlayer, 'features' | 'verified'>,
): Judged {
  const own = verified ? { ...features, names: [verified], birthDates: [verified.birthDate] } : features;
  const comparison = compareIdentities(own, excluded.features);
  if (comparison.likeness === 'unlikely') return { ...comparison, verdict: 'other' };
  if (verified && isProvenOther(verified, excluded, comparison)) return { ...comparison, verdict: 'other' };
  return { ...comparison, verdict: comparison.likeness === 'certain' ? 'same' : 'undecided' };
}

const FAR_NAMES: readonly NameGrade[] = ['sameFamilyName', 'sameGivenName', 'different'];

function isProvenOther(
  verified: VerifiedPerson,
  { features, verified: excluded }: Pick<KnownPlayer, 'features' | 'verified'>,
  { parts }: Comparison,
): boolean {
  const has = (...kinds: string[]) =>
    parts.some(({ kind, grade }) => kinds.includes(kind) && grade === 'same');
  if (has('nationalId')) return false;
  // Both shown by documents: then a birth date that is another is another person's.
  if (excluded && birthDateGrade(verified.birthDate, excluded.birthDate) !== 'same') return true;
  const isFar = (name: PersonName) => FAR_NAMES.includes(nameGrade(verified, name));
  const names = excluded ? [excluded] : features.names;
  // A surname may change with a marriage; a given name seldom does.
  if (!names.every(isFar) || names.some((name) => nameGrade(verified, name) === 'sameGivenName'))
    return false;
  // What an excluded player has only typed may be made up: whoever shares more with them is looked at by a person.
  return excluded !== null || !has('email', 'phone', 'paymentAccount');
}
