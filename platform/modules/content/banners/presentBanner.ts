import { isDismissible } from '@foyer/contract/content/banners.ts';
import type { AccountBanner } from '@foyer/contract/generated/resolvers.ts';
import { languageTag, type Locale } from '@foyer/domain/locale.ts';
import type { Translate } from '../../../sites/index.ts';
import type { FoundBanner, Reason } from './reasons.ts';

interface PresentationContext {
  readonly locale: Locale;
  /** The brand's time zone, which its terms refer to. */
  readonly timeZone: string;
  readonly brand: string;
  readonly translate: Translate;
}

/** Formats a banner in the reader's language, with dates in the brand's time zone. */
export function presentBanner(found: FoundBanner, context: PresentationContext): AccountBanner {
  const { id, type, path, changesAt = null } = found;
  const { brand, translate } = context;
  const values = { brand, identifier: found.identifier ?? '', ...datesOf(found, context) };
  const text = (part: string) => translate(`letters.banner.${found.textKey}.${part}`, values);
  return {
    id,
    type,
    title: text('title'),
    text: text('text'),
    action: path === undefined ? null : { label: text('act'), url: path },
    dismissal: isDismissible(type) ? translate('letters.banner.dismissal') : null,
    changesAt,
  };
}

function datesOf(
  { days = {}, moments = {}, time }: Reason,
  { locale, timeZone }: PresentationContext,
): Readonly<Record<string, string>> {
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone } as const;
  const moment = { ...day, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  const format = (as: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(languageTag(locale), as);
  const written = (dates: Readonly<Record<string, Date>>, as: Intl.DateTimeFormatOptions) =>
    Object.entries(dates).map(([name, at]) => [name, format(as).format(at)] as const);
  return {
    ...Object.fromEntries([...written(days, day), ...written(moments, moment)]),
    ...(time && { time: format(moment).formatRange(...time) }),
  };
}
