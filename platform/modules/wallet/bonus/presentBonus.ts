import { toDecimal, type Money } from '@foyer/domain/money.ts';
import type { Bonus } from './readBonus.ts';

const decimal = (amount: Money | null): string | null => amount && toDecimal(amount);

/** Maps a bonus to the contract's type. */
export function presentBonus(bonus: Bonus | null) {
  if (!bonus) return null;
  const { id, status, granted, wagered, wageringRequired, weights, grantedAt, expiresAt, endedAt } = bonus;
  return {
    id,
    status,
    currency: granted.currency,
    granted: toDecimal(granted),
    balance: toDecimal(bonus.balance),
    required: toDecimal(wageringRequired),
    wagered: toDecimal(wagered),
    progress: Math.min(1, Number(wagered.minor) / Number(wageringRequired.minor)),
    maxBet: decimal(bonus.maxBet),
    maxPayout: decimal(bonus.maxPayout),
    grantedAt,
    expiresAt,
    endedAt,
    weights: Object.entries(weights)
      .map(([category, percent]) => ({ category, percent }))
      .sort((a, b) => b.percent - a.percent || a.category.localeCompare(b.category)),
  };
}
