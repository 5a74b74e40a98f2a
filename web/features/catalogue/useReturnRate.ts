import { languageTag, type Locale } from '@foyer/domain/locale.ts';
import { useLocale, useSettings } from '../content/index.ts';

/** FLAG-17: `"96.2"`, the return to player in per cent, as the reader's locale writes it; null where it is not shown. */
export function useReturnRate(): (rtp: string | null) => string | null {
  const isShown = useSettings().features.includes('ShowRTP');
  const locale = useLocale();
  return (rtp) => (isShown && rtp !== null ? formatOf(locale).format(Number(rtp) / 100) : null);
}

/** Making one takes longer than all else of a tile, and a lobby has hundreds. */
const formats = new Map<Locale, Intl.NumberFormat>();

function formatOf(locale: Locale): Intl.NumberFormat {
  const known = formats.get(locale);
  if (known) return known;
  const format = new Intl.NumberFormat(languageTag(locale), {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 2,
  });
  formats.set(locale, format);
  return format;
}
