import { dateTimeFormat } from './dateTime.ts';
import { useLocale } from './i18n.tsx';
import { useTimeZone } from './useTimeZone.ts';

/** Formats date and time for the reader's locale and time zone. */
export const useDateTime = (): ((iso: string) => string) => dateTimeFormat(useLocale(), useTimeZone());
