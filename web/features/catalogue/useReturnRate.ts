import { languageTag, type Locale } from '@foyer/domain/locale.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { useSettings } from '../../app/app.tsx';

/**
 * FLAG-17: formats a game's return to player, such as `"96.2"` for 96.2 %; null if the site does not show it.
 */
export function useReturnRate(): (rtp: string | null) => string | null {
  const isShown = useSettings().features.includes('ShowRTP');
  const locale = useLocale();
  return (rtp) => (isShown && rtp !== null ? formatOf(locale).format(Number(rtp) / 100) : null);
}

/** Creating a formatter takes longer than rendering a tile, and a lobby has hundreds of tiles. */
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
