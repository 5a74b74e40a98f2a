import { fallbacks, type Locale } from '@foyer/domain/locale.ts';
import type { CompiledMessage, Texts } from '../../messages.ts';

/** A text in the locale or its own language, without the fallback to English. */
function messageIn(
  texts: Texts,
  locale: Locale,
  { area, key }: { readonly area: string; readonly key: string },
): CompiledMessage | undefined {
  const own = fallbacks(locale).filter((layer) => languageOf(layer) === languageOf(locale));
  return own.map((layer) => texts.get(layer)?.get(area)?.compiled[key]).find((message) => message);
}

const languageOf = (locale: Locale): string | undefined => locale.split('_')[0];

/** Reports locales without the text, and placeholders of the English text that are not allowed. */
export function checkText(
  { area, key }: { readonly area: string; readonly key: string },
  {
    texts,
    locales,
    isAllowed = () => true,
  }: {
    readonly texts: Texts;
    readonly locales: readonly Locale[];
    isAllowed?(value: string): boolean;
  },
  report: (problem: string) => void,
): void {
  const missing = locales.filter((locale) => !messageIn(texts, locale, { area, key }));
  if (missing.length > 0) report(`there is no text '${key}' in ${missing.join(', ')}`);
  const unknown = valuesIn(messageIn(texts, 'en', { area, key })).filter((value) => !isAllowed(value));
  if (unknown.length > 0) report(`'${key}' asks for ${unknown.join(', ')}, which nobody fills in`);
}

const valuesIn = (message: CompiledMessage | undefined): string[] =>
  (message ?? []).flatMap((token) => (typeof token === 'string' ? [] : [token[0]]));
