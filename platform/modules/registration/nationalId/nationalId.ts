import { hashRaw } from '@node-rs/argon2';
import { createHash } from 'node:crypto';
import { stdnum } from 'stdnum';
import type { BrandId } from '@foyer/domain/ids.ts';
import { COST } from '../../../infra/secrets/passwords.ts';

/** LIC-07: a national identification number. */
export interface NationalId {
  /** Without spaces, in upper case. Never stored in plain text. */
  readonly number: string;
  /** Masked number that may be displayed to its owner. */
  readonly shown: string;
}

export type NationalIdProblem = 'notANationalId' | 'otherBirthDate';

interface CountryRule {
  /** Checks the format, the check digits and that the embedded date exists. */
  isValid(number: string): boolean;
  birthDateIn(number: string): string | null;
}

/**
 * @returns the parsed number, or the problem: the number is invalid, or its date of birth differs from the
 * one in the form
 */
export function readNationalId(
  typed: string,
  { country, birthDate }: { readonly country: string; readonly birthDate: string },
): NationalId | NationalIdProblem {
  const number = typed.replace(/\s/g, '').toUpperCase();
  const rule = RULES[country];
  if (!(rule ? rule.isValid(number) : PLAUSIBLE.test(number))) return 'notANationalId';
  if (rule && rule.birthDateIn(number) !== birthDate) return 'otherBirthDate';
  return { number, shown: '•'.repeat(number.length - SHOWN_SIGNS) + number.slice(-SHOWN_SIGNS) };
}

const SHOWN_SIGNS = 2;

/** Loose check for countries whose format we do not know. */
const PLAUSIBLE = /^[\dA-Z+-]{6,20}$/;

const RULES: Readonly<Record<string, CountryRule | undefined>> = {
  EE: {
    isValid: (number) => stdnum.EE?.ik?.validate(number).isValid === true,
    // GYYMMDDSSSC: the first digit encodes sex and century, 1800 to 2100.
    birthDateIn(number) {
      const century = 18 + Math.floor((Number(number[0]) - 1) / 2);
      return isoDate(`${century}${number.slice(1, 3)}`, number.slice(3, 5), number.slice(5, 7));
    },
  },
  FI: {
    isValid: (number) => stdnum.FI?.hetu?.validate(number).isValid === true,
    // DDMMYYCZZZQ: the character in the middle encodes the century.
    birthDateIn(number) {
      const sign = number[6] ?? '';
      const century = sign === '+' ? 18 : '-UVWXY'.includes(sign) ? 19 : 20;
      return isoDate(`${century}${number.slice(4, 6)}`, number.slice(2, 4), number.slice(0, 2));
    },
  },
  NO: {
    isValid: (number) => stdnum.NO?.fodselsnummer?.validate(number).isValid === true,
    // DDMMYYIIIKK: the three digits in the middle encode the century; a D-number adds 40 to the day, an
    // H-number 40 to the month.
    birthDateIn(number) {
      const [day, month, year] = [0, 2, 4].map((from) => Number(number.slice(from, from + 2)));
      if (day === undefined || month === undefined || year === undefined) return null;
      const series = Number(number.slice(6, 9));
      return isoDate(
        `${norwegianCentury(series, year)}${twoDigits(year)}`,
        twoDigits(month % 40),
        twoDigits(day % 40),
      );
    },
  },
};

function norwegianCentury(series: number, year: number): number {
  if (series < 500) return 19;
  if (series < 750 && year > 54) return 18;
  return series >= 900 && year >= 40 ? 19 : 20;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const isoDate = (year: string, month: string, day: string): string => `${year}-${month}-${day}`;

/**
 * Identifies a number at a brand. The numbers are few enough to try them all, so the hash costs as much as a password's.
 */
export function nationalIdHash(
  brand: BrandId,
  country: string,
  { number }: Pick<NationalId, 'number'>,
): Promise<Buffer> {
  const salt = createHash('sha256').update(`${brand} ${country}`).digest();
  return hashRaw(number, { salt, ...COST });
}

/** All hashes under which a number may be stored: the one shared by all brands, and each brand's own. */
export const nationalIdHashes = (
  brands: readonly BrandId[],
  country: string,
  nationalId: Pick<NationalId, 'number'>,
): Promise<readonly Buffer[]> =>
  Promise.all([
    sharedNationalIdHash(country, nationalId),
    ...brands.map((brand) => nationalIdHash(brand, country, nationalId)),
  ]);

/** This hash is the same at every brand, so that a number is recognised at all brands of a licence. */
function sharedNationalIdHash(country: string, { number }: Pick<NationalId, 'number'>): Promise<Buffer> {
  const salt = createHash('sha256').update(`foyer ${country}`).digest();
  return hashRaw(number, { salt, ...COST });
}
