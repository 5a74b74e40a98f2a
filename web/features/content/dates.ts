import { DAY } from '@foyer/vocabulary/duration.ts';
import { languageTag } from '@foyer/vocabulary/locale.ts';
import { useLocale } from './content.tsx';

/** Times are written in UTC on the server and in the first render, so that both write the same. */
export function useDates(timeZone?: string): { readonly dayAndTime: (iso: string, nowMs: number) => string } {
  const tag = languageTag(useLocale());
  return {
    /** Today with its hour, else the day. */
    dayAndTime(iso, nowMs) {
      const date = new Date(iso);
      const zone = timeZone ? { timeZone } : {};
      const isRecent = nowMs - date.getTime() < DAY;
      const form: Intl.DateTimeFormatOptions = isRecent
        ? { hour: '2-digit', minute: '2-digit' }
        : { day: 'numeric', month: 'long' };
      return new Intl.DateTimeFormat(tag, { ...form, ...zone }).format(date);
    },
  };
}
