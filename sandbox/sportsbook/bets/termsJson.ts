import type { Currency } from '@foyer/domain/currency.ts';
import { toDecimal } from '@foyer/domain/money.ts';
import { stakeTerms } from './stakes.ts';

export type TermsJson = ReturnType<typeof termsJson>;

export function termsJson(currency: Currency) {
  const { least, most, mostReturn, mostOnBoost, presets } = stakeTerms(currency);
  const [leastText, mostText, mostReturnText] = [least, most, mostReturn].map(toDecimal);
  return {
    currency,
    least: leastText ?? '',
    most: mostText ?? '',
    mostReturn: mostReturnText ?? '',
    mostOnBoost: toDecimal(mostOnBoost),
    presets: presets.map((preset) => toDecimal(preset)),
  };
}
