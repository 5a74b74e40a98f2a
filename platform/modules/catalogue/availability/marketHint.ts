import type { MarketHint } from '@foyer/contract/generated/resolvers.ts';
import type { Market } from '../../../sites/index.ts';
import type { RequestedMarket } from './availability.ts';

const COMPARED_FIELDS = ['country', 'subDivision', 'currency', 'licence'] as const;

/**
 * GAME-17: the market named by a client's hints, completed from the site's own market; the first hint takes
 * precedence. Null if it equals the own market, so that no further check is needed.
 */
export function hintedMarket(
  own: Market,
  ...hints: readonly (MarketHint | null | undefined)[]
): RequestedMarket | null {
  const given = <Name extends keyof MarketHint>(name: Name) =>
    hints.map((hint) => hint?.[name] ?? null).find((value) => value !== null);
  const hinted: RequestedMarket = {
    ...own,
    country: given('ipCountryCode') ?? own.country,
    subDivision: given('subDivision') ?? own.subDivision,
    currency: given('currencyCode') ?? own.currency,
    licence: given('license') ?? own.licence,
  };
  return COMPARED_FIELDS.every((part) => hinted[part] === own[part]) ? null : hinted;
}
