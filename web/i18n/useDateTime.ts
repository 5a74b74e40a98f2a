import { languageTag } from '@foyer/domain/locale.ts';
import { useLocale } from './i18n.tsx';
import { useTimeZone } from './useTimeZone.ts';

/** Formats date and time for the reader's locale and time zone. */
export function useDateTime(): (iso: string) => string {
  const locale = useLocale();
  const timeZone = useTimeZone();
  const format = new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  return (iso) => format.format(new Date(iso));
}
