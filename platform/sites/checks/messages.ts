import { fallbacks, type Locale } from '@foyer/domain/locale.ts';
import type { CompiledMessage, Texts } from '../messages.ts';

/** A text in the locale's own language: what falls back on another does not count. */
export function messageIn(
  texts: Texts,
  locale: Locale,
  { area, key }: { readonly area: string; readonly key: string },
): CompiledMessage | undefined {
  const own = fallbacks(locale).filter((layer) => languageOf(layer) === languageOf(locale));
  return own.map((layer) => texts.get(layer)?.get(area)?.compiled[key]).find((message) => message);
}

/** Whether the locale's own language has the text. */
export const hasText = (texts: Texts, locale: Locale, area: string, key: string): boolean =>
  messageIn(texts, locale, { area, key }) !== undefined;

const languageOf = (locale: Locale): string | undefined => locale.split('_')[0];

/** What a text asks for. */
export const valuesIn = (message: CompiledMessage | undefined): string[] =>
  (message ?? []).flatMap((token) => (typeof token === 'string' ? [] : [token[0]]));
