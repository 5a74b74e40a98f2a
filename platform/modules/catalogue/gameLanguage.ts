import { fallbacks, type Locale } from '@foyer/domain/locale.ts';

/** Returns the language in which a player gets a game: the requested one, one of its fallbacks, or the game's first. */
export function gameLanguage(offered: readonly Locale[], requested: Locale): Locale {
  return fallbacks(requested).find((locale) => offered.includes(locale)) ?? offered[0] ?? 'en';
}
