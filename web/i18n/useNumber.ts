import { useLanguageTag } from './i18n.tsx';

export function useNumber(): (count: number | bigint) => string {
  const format = new Intl.NumberFormat(useLanguageTag());
  return (count) => format.format(count);
}
