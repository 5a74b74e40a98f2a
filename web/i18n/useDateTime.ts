import { dateTimeFormat } from './dateTime.ts';
import { useDateTag } from './i18n.tsx';
import { useTimeZone } from './useTimeZone.ts';

/** Formats date and time for the reader's language, country and time zone. */
export const useDateTime = (): ((iso: string) => string) => dateTimeFormat(useDateTag(), useTimeZone());
