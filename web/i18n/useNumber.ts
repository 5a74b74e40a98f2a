import { languageTag } from '@foyer/domain/locale.ts';
import { useLocale } from './i18n.tsx';

export function useNumber(): (count: number | bigint) => string {
  const format = new Intl.NumberFormat(languageTag(useLocale()));
  return (count) => format.format(count);
}
