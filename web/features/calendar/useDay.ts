import { useDateTag } from '../../i18n/i18n.tsx';

/** Formats a calendar day of the brand. It is the same day in every time zone, hence UTC. */
export function useDay(): (day: string) => string {
  const format = new Intl.DateTimeFormat(useDateTag(), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (day) => format.format(new Date(day));
}
