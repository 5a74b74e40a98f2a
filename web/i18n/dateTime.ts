import { languageTag, type Locale } from '@foyer/domain/locale.ts';

/** CONST-05: formats a moment as a short date with a medium time. @param timeZone by default the browser's own */
export function dateTimeFormat(locale: Locale, timeZone?: string): (iso: string) => string {
  const format = new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone,
  });
  return (iso) => format.format(new Date(iso));
}
