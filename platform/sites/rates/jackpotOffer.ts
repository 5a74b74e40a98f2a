import type { Feature } from '@foyer/contract/content/features.ts';
import { inCurrency, multipliersOf } from '@foyer/contract/jackpot/currencies.ts';
import { oddsOf } from '@foyer/contract/jackpot/draw.ts';
import type { JackpotOffer, OfferedPot } from '@foyer/contract/jackpot/offer.ts';
import { DRAWN_POTS } from '@foyer/contract/jackpot/potNames.ts';
import { FULL_SHARE, type JackpotFile } from '@foyer/sites/schema/jackpot.ts';
import type { RatesFile } from '@foyer/sites/schema/rates.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { toDecimal, type Money } from '@foyer/domain/money.ts';

/** The settings that decide whether registration asks for a jackpot choice. */
export interface OfferingSite {
  readonly features: readonly Feature[];
  readonly currency: Currency;
  /** Null without a jackpot, or if the licence forbids it. */
  readonly jackpot: JackpotFile | null;
}

/** FLAG-13: the jackpot choice during registration; null if registration does not ask. */
export function jackpotOfferOf(
  { features, currency, jackpot }: OfferingSite,
  euros: RatesFile['euros'],
): JackpotOffer | null {
  const offered = jackpot?.contributions.get(currency);
  if (!jackpot || !offered || !features.includes('JackpotInRegistrationFlow')) return null;
  const { pots, showsPercentage } = jackpot;
  const options = offered.options.map(toDecimal);
  const rates = multipliersOf(euros);
  const rate = rates[currency];
  if (rate === undefined) return null;
  const report = (amount: Money) => inCurrency(toDecimal(amount), currency, rates).amount;
  const bounds = ({
    seed,
    ceiling,
    share,
  }: Pick<JackpotFile['pots']['mega'], 'seed' | 'ceiling' | 'share'>) => ({
    seed: report(seed),
    ceiling: report(ceiling),
    share: share / FULL_SHARE,
  });
  const drawn: readonly OfferedPot[] = DRAWN_POTS.map((id) => ({
    id,
    ...bounds(pots[id]),
    mustDropWithinHours: pots[id].mustDropWithinHours,
    oneIn: options.map((option) => oddsOf(Number(option) / rate, pots[id].oneIn)),
  }));
  const shared: readonly OfferedPot[] = pots.shared
    ? [{ id: 'shared', ...bounds(pots.shared), mustDropWithinHours: null, oneIn: null }]
    : [];
  return {
    options,
    showsPercentage,
    pots: [...drawn, ...shared],
    communitySize: pots.shared?.winners ?? 0,
  };
}
