const KNOWN: readonly string[] = [
  'NotEnoughPoints',
  'NotTakingPart',
  'LevelTooLow',
  'ArticleSoldOut',
  'PriceChanged',
  'UnknownArticle',
  'PartnerUnavailable',
];
const SHUT: readonly string[] = ['PlayerBlocked', 'GamificationNotEnabled'];

/** @param type of the platform's refusal, or the reason of a purchase that was none; null when nobody could be asked */
export function refusalKey(type: string | null): string {
  if (type !== null && SHUT.includes(type)) return 'shop.refused.blocked';
  return `shop.refused.${type !== null && KNOWN.includes(type) ? type : 'other'}`;
}

/** Whether the platform has said no: then pressing again is another purchase, and not the same one. */
export const isKnownRefusal = (type: string | null): boolean => refusalKey(type) !== 'shop.refused.other';
