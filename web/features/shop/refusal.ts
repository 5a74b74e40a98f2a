import type { MessageKey } from '@foyer/contract/generated/messages.ts';
const KNOWN = [
  'NotEnoughPoints',
  'NotTakingPart',
  'LevelTooLow',
  'ArticleSoldOut',
  'PriceChanged',
  'UnknownArticle',
  'PartnerUnavailable',
] as const;
const SHUT: readonly string[] = ['PlayerBlocked', 'GamificationNotEnabled'];

/** @param type the platform's reason; null if the platform could not be reached */
export function refusalKey(type: string | null): MessageKey {
  if (type !== null && SHUT.includes(type)) return 'shop.refused.blocked';
  return `shop.refused.${KNOWN.find((known) => known === type) ?? 'other'}`;
}

/** After a definite refusal, another attempt is a new purchase with a new idempotency key. */
export const isKnownRefusal = (type: string | null): boolean => refusalKey(type) !== 'shop.refused.other';
