import { languageTag, type Locale } from '@foyer/domain/locale.ts';
import { useLocale } from './i18n.tsx';

/** CONST-04: formats a share as a percentage without decimals; 0.25 is 25%. */
export function percentFormat(locale: Locale): (share: number) => string {
  const format = new Intl.NumberFormat(languageTag(locale), { style: 'percent', maximumFractionDigits: 0 });
  return (share) => format.format(share);
}

export const usePercent = (): ((share: number) => string) => percentFormat(useLocale());
