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

/** @param type of the platform's error or the failed purchase; null if the platform was not reached */
export function refusalKey(type: string | null): string {
  if (type !== null && SHUT.includes(type)) return 'shop.refused.blocked';
  return `shop.refused.${type !== null && KNOWN.includes(type) ? type : 'other'}`;
}

/** After a definite refusal, another attempt is a new purchase with a new idempotency key. */
export const isKnownRefusal = (type: string | null): boolean => refusalKey(type) !== 'shop.refused.other';
