import type { RecentWin } from '@foyer/contract/generated/resolvers.ts';
import { money, toDecimal } from '@foyer/domain/money.ts';
import { inCurrency, ratesOf } from '@foyer/domain/rates.ts';
import type { GraphqlContext } from '../context.ts';

/** RAFF-23: the brand's latest raffle wins, which name nobody. Callers show them to players only. */
export async function recentWins({ site, sites, services }: GraphqlContext): Promise<RecentWin[]> {
  if (!site.raffle) return [];
  const { currency } = site.market;
  const rates = ratesOf(sites.euros);
  const wins = await services.raffle.latestWinners(site.brand);
  return wins.map(({ euros, at, type, cursor }) => ({
    id: cursor,
    drop: type,
    amount: toDecimal(money(inCurrency(rates, euros.minor, currency), currency)),
    currency,
    wonAt: at.toISOString(),
  }));
}
