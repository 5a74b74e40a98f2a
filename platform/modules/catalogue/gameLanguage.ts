import { fallbacks, type Locale } from '@foyer/domain/locale.ts';

/**
 * The language of a game for a player: the wanted one or its fallbacks, then English, then the game's first
 * language.
 */
export function gameLanguage(offered: readonly Locale[], requested: Locale): Locale {
  return fallbacks(requested).find((locale) => offered.includes(locale)) ?? offered[0] ?? 'en';
}
