import { fallbacks, type Locale } from '@foyer/domain/locale.ts';

/** The game's language for a player: the wanted one or a fallback, English, or the game's first. */
export function gameLanguage(offered: readonly Locale[], requested: Locale): Locale {
  return fallbacks(requested).find((locale) => offered.includes(locale)) ?? offered[0] ?? 'en';
}
