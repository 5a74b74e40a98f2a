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

/**
 * @param type type of the platform's error, or why a purchase failed; null if the platform could not be
 * reached
 */
export function refusalKey(type: string | null): string {
  if (type !== null && SHUT.includes(type)) return 'shop.refused.blocked';
  return `shop.refused.${type !== null && KNOWN.includes(type) ? type : 'other'}`;
}

/**
 * Whether the platform has definitely refused. Then another attempt is a new purchase with a new
 * idempotency key.
 */
export const isKnownRefusal = (type: string | null): boolean => refusalKey(type) !== 'shop.refused.other';
