import { useDateTag } from './i18n.tsx';
import { useTimeZone } from './useTimeZone.ts';

/** Formats the weekday, the day and the time without seconds, such as `Sunday 6 December at 23:59`. */
export function useDayTime(): (iso: string) => string {
  const format = new Intl.DateTimeFormat(useDateTag(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: useTimeZone(),
  });
  return (iso) => format.format(new Date(iso));
}
