import { languageTag } from '@foyer/domain/locale.ts';
import { useLocale } from './content.tsx';
import { useTimeZone } from './timeZone.ts';

/** A moment as the reader writes it, by the reader's clock. */
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
