import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

const LONGEST_TYPED = 40;

/** Normalises a mobile number, national or international, to E.164. Null for anything else. */
export function mobileNumberOf(typed: string, country: string): string | null {
  if (typed.length > LONGEST_TYPED) return null;
  const found = parsePhoneNumberFromString(typed, {
    ...(isSupportedCountry(country) && { defaultCountry: country }),
    extract: false,
  });
  return found?.isValid() && found.ext === undefined ? found.number : null;
}
