import type { MarketHint } from '@foyer/contract/generated/resolvers.ts';
import type { Market } from '../../../sites/index.ts';
import type { RequestedMarket } from './availability.ts';

const COMPARED_FIELDS = ['country', 'subDivision', 'currency', 'licence'] as const;

/**
 * GAME-17: the market named by a client's hint, completed from the site's own market. Null if it equals the
 * own market, so that no further check is needed.
 */
export function hintedMarket(own: Market, hint: MarketHint | null | undefined): RequestedMarket | null {
  const hinted: RequestedMarket = {
    country: hint?.ipCountryCode ?? own.country,
    subDivision: hint?.subDivision ?? own.subDivision,
    currency: hint?.currencyCode ?? own.currency,
    licence: hint?.license ?? own.licence,
    device: own.device,
  };
  return COMPARED_FIELDS.every((part) => hinted[part] === own[part]) ? null : hinted;
}
