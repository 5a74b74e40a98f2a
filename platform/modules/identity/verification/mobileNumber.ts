import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

const LONGEST_TYPED = 40;

/**
 * A mobile number in one spelling (E.164), however it was typed: as at home in `country`, or with its own country.
 * Null for what is none, a landline and a premium line included.
 */
export function mobileNumberOf(typed: string, country: string): string | null {
  if (typed.length > LONGEST_TYPED) return null;
  const found = parsePhoneNumberFromString(typed, {
    ...(isSupportedCountry(country) && { defaultCountry: country }),
    extract: false,
  });
  return found?.isValid() && found.ext === undefined ? found.number : null;
}
