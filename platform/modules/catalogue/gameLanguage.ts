import { fallbacks, type Locale } from '@foyer/domain/locale.ts';

/** What a game speaks to somebody: their own language where it has it, else English, else its first. */
export function gameLanguage(offered: readonly Locale[], wanted: Locale): Locale {
  return fallbacks(wanted).find((locale) => offered.includes(locale)) ?? offered[0] ?? 'en';
}
