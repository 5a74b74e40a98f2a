import type { PersonName } from '@foyer/domain/person/personName.ts';
import { birthDateGrade, type BirthDateGrade } from './birthDates.ts';
import type { Features } from './features.ts';
import { isCommonName, nameGrade, type NameGrade } from './names.ts';

/** `certain`: same person. `likely`: staff or an identity check decides. `unlikely`: other persons. */
export type MatchScore = 'certain' | 'likely' | 'unlikely';

/** One kind of evidence, as shown to the staff member who decides. */
export interface ScorePart {
  readonly kind: keyof typeof WEIGHTS;
  readonly grade: string;
  readonly points: number;
}

export interface Comparison {
  readonly score: number;
  readonly rating: MatchScore;
  /** Evidence that contributes nothing is left out. */
  readonly parts: readonly ScorePart[];
}

export const CERTAIN_FROM = 100;
export const LIKELY_FROM = 60;

/**
 * Points for each agreement. Name and birth date alone are certain for a rare name and likely for a common
 * one. Data that a household shares (surname, address, device) is never certain. A shared mailbox, phone
 * number or payment account is likely, whatever the other data says.
 */
const WEIGHTS = {
  name: {
    same: 70,
    oneTypo: 70,
    twoTypos: 50,
    alike: 35,
    sameFamilyName: 10,
    sameGivenName: 10,
    different: -10,
    unknown: 0,
  },
  commonName: {
    same: 45,
    oneTypo: 45,
    twoTypos: 35,
    alike: 25,
    sameFamilyName: 5,
    sameGivenName: 5,
    different: -10,
    unknown: 0,
  },
  birthDate: { same: 30, near: 20, different: -15 },
  email: { same: 90 },
  mailboxName: { same: 15 },
  phone: { same: 90 },
  nationalId: { same: 200, different: -5 },
  address: { same: 20 },
  paymentAccount: { same: 90 },
  device: { same: 20 },
} as const satisfies {
  readonly name: Readonly<Record<NameGrade, number>>;
  readonly commonName: Readonly<Record<NameGrade, number>>;
  readonly birthDate: Readonly<Record<BirthDateGrade, number>>;
} & Record<string, Readonly<Record<string, number>>>;

/** Symmetric. Agreeing evidence never lowers the score, and missing evidence adds nothing. */
export function compareIdentities(one: Features, other: Features): Comparison {
  const parts = [
    bestName(one.names, other.names),
    bestBirthDate(one.birthDates, other.birthDates),
    ...shared('email', one.emails, other.emails),
    // The same mailbox implies the same mailbox name, so it is counted only once.
    ...(common(one.emails, other.emails) ? [] : shared('mailboxName', one.mailboxNames, other.mailboxNames)),
    ...shared('phone', one.phones, other.phones),
    ...nationalIds(one.nationalIds, other.nationalIds),
    ...shared('address', one.addresses, other.addresses),
    ...shared('paymentAccount', one.paymentAccounts, other.paymentAccounts),
    ...shared('device', one.devices, other.devices),
  ].filter((part) => part !== null);
  const score = parts.reduce((sum, { points }) => sum + points, 0);
  return { score, rating: ratingOf(score, parts), parts };
}

function ratingOf(score: number, parts: readonly ScorePart[]): MatchScore {
  if (score >= CERTAIN_FROM && isOfOnePerson(parts)) return 'certain';
  return score >= LIKELY_FROM ? 'likely' : 'unlikely';
}

const CLOSE_NAMES: readonly NameGrade[] = ['same', 'oneTypo', 'twoTypos', 'alike'];

/** Couples share an account, an address and a device, and twins a birth date: none identifies a person. */
function isOfOnePerson(parts: readonly ScorePart[]): boolean {
  const gradeOf = (...kinds: ScorePart['kind'][]) => parts.find(({ kind }) => kinds.includes(kind))?.grade;
  if (gradeOf('nationalId') === 'same') return true;
  if (CLOSE_NAMES.some((grade) => grade === gradeOf('name', 'commonName'))) return true;
  return gradeOf('birthDate') !== 'different' && gradeOf('email', 'phone') === 'same';
}

function bestName(some: readonly PersonName[], others: readonly PersonName[]): ScorePart | null {
  return best(
    some.flatMap((one) =>
      others.map((other) => {
        const kind = isCommonName(one) || isCommonName(other) ? 'commonName' : 'name';
        const grade = nameGrade(one, other);
        return { kind, grade, points: WEIGHTS[kind][grade] } as const;
      }),
    ),
  );
}

function bestBirthDate(some: readonly string[], others: readonly string[]): ScorePart | null {
  return best(
    some.flatMap((one) =>
      others.map((other) => {
        const grade = birthDateGrade(one, other);
        return { kind: 'birthDate', grade, points: WEIGHTS.birthDate[grade] } as const;
      }),
    ),
  );
}

const best = (parts: readonly ScorePart[]): ScorePart | null =>
  parts.toSorted((one, other) => other.points - one.points)[0] ?? null;

const common = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((value) => others.includes(value));

type SharedKind = 'email' | 'mailboxName' | 'phone' | 'address' | 'paymentAccount' | 'device';

const shared = (kind: SharedKind, some: readonly string[], others: readonly string[]): readonly ScorePart[] =>
  common(some, others) ? [{ kind, grade: 'same', points: WEIGHTS[kind].same }] : [];

function nationalIds(some: readonly string[], others: readonly string[]): readonly ScorePart[] {
  if (some.length === 0 || others.length === 0) return [];
  const grade = common(some, others) ? 'same' : 'different';
  return [{ kind: 'nationalId', grade, points: WEIGHTS.nationalId[grade] }];
}
