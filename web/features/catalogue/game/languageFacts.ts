import { languageTag, type Locale } from '@foyer/domain/locale.ts';

interface Spoken {
  /** Locale codes: what the game will speak, and all that it can. */
  readonly language: string;
  readonly languages: readonly string[];
}

/** Languages by their names in the reader's own, each once, however many countries it is written for. */
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
