import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

const LONGEST_TYPED = 40;

/**
 * Normalises a mobile number to E.164, from the national format of `country` or the international format.
 * Null for anything else, including landlines and premium numbers.
 */
export function mobileNumberOf(typed: string, country: string): string | null {
  if (typed.length > LONGEST_TYPED) return null;
  const found = parsePhoneNumberFromString(typed, {
    ...(isSupportedCountry(country) && { defaultCountry: country }),
    extract: false,
  });
  return found?.isValid() && found.ext === undefined ? found.number : null;
}
