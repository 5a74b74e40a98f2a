import { languageTag, type Locale } from '@foyer/domain/locale.ts';

interface Spoken {
  /** Locale code of the language in which the game starts. */
  readonly language: string;
  readonly languages: readonly string[];
}

/**
 * Names in the reader's language. Regional variants of one language have the same name, which is listed once.
 */
export function languageFacts({ language, languages }: Spoken, locale: Locale) {
  const tag = languageTag(locale);
  const names = new Intl.DisplayNames(tag, { type: 'language' });
  const nameOf = (code: string) => names.of(code.split('_')[0] ?? code) ?? code;
  const all = [...new Set(languages.map(nameOf))];
  return {
    language: nameOf(language),
    languages: all.length > 1 ? new Intl.ListFormat(tag, { type: 'unit' }).format(all) : null,
  };
}
