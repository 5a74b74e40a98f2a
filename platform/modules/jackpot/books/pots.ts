import type { Currency } from '@foyer/domain/currency.ts';
import { rateOf, RATE_SCALE, type Rates } from '@foyer/domain/rates.ts';

/** Units of a pot per minor unit: shares are ten thousandths of a contribution. */
export const UNITS_PER_MINOR = 10_000n;

/** A pot's units (`UNITS_PER_MINOR`) by currency. Mutable, because every bet changes it. */
export type PotBalance = Map<Currency, bigint>;

/** Operator money added to a pot, or taken out (negative), by currency in minor units. */
export type Funding = ReadonlyMap<Currency, bigint>;

const unitsOf = (balance: PotBalance, currency: Currency): bigint => balance.get(currency) ?? 0n;

export function addUnits(balance: PotBalance, currency: Currency, units: bigint): void {
  if (units !== 0n) balance.set(currency, unitsOf(balance, currency) + units);
}

/** The value of a pot in euro cents, rounded down. */
export function valueOf(balance: PotBalance, rates: Rates): bigint {
  let scaled = 0n;
  for (const [currency, units] of balance) scaled += units * rateOf(rates, currency);
  return atLeastZero(scaled / EURO_CENT);
}

/**
 * Withdraws an amount in one currency from a pot that may hold several. The operator adds what is missing
 * in that currency and takes the equivalent from the others at the current rate: whole minor units, never
 * more than the pot holds.
 */
export function withdrawFromPot(
  balance: PotBalance,
  { currency, minor }: { readonly currency: Currency; readonly minor: bigint },
  rates: Rates,
): Funding {
  const own = wholeUnits(balance, currency);
  const shortfall = atLeastZero(minor - own);
  addUnits(balance, currency, (shortfall - minor) * UNITS_PER_MINOR);
  if (shortfall === 0n) return new Map();
  const funding = new Map([[currency, shortfall]]);
  let missing = shortfall * rateOf(rates, currency);
  for (const [other, rate] of rates) {
    if (other === currency || missing <= 0n) continue;
    const taken = minOf(divideRoundingUp(missing, rate), wholeUnits(balance, other));
    if (taken === 0n) continue;
    missing -= taken * rate;
    addUnits(balance, other, -taken * UNITS_PER_MINOR);
    funding.set(other, -taken);
  }
  return funding;
}

/** Seeds a pot from the reserve as far as it reaches; the operator adds the rest in euros. */
export function fill(pot: PotBalance, reserve: PotBalance, seedCents: bigint, rates: Rates): Funding {
  let missing = seedCents * EURO_CENT;
  for (const [currency, rate] of rates) {
    const moved = minOf(divideRoundingUp(missing, rate), atLeastZero(unitsOf(reserve, currency)));
    if (moved <= 0n) continue;
    missing -= moved * rate;
    addUnits(reserve, currency, -moved);
    addUnits(pot, currency, moved);
  }
  if (missing <= 0n) return new Map();
  const operatorMinor = divideRoundingUp(missing, EURO_CENT);
  addUnits(pot, 'EUR', operatorMinor * UNITS_PER_MINOR);
  return new Map([['EUR', operatorMinor]]);
}

export const minOf = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** One euro cent, scaled by pot units and by the exchange rate scale. */
const EURO_CENT = UNITS_PER_MINOR * RATE_SCALE;

const wholeUnits = (balance: PotBalance, currency: Currency): bigint =>
  atLeastZero(unitsOf(balance, currency)) / UNITS_PER_MINOR;
const divideRoundingUp = (amount: bigint, by: bigint): bigint => (amount + by - 1n) / by;
const atLeastZero = (units: bigint): bigint => (units > 0n ? units : 0n);
