import { CURRENCIES, type Currency } from '@foyer/domain/currency.ts';
import { rateOf, RATE_SCALE, type Rates } from '@foyer/domain/rates.ts';

/**
 * Pots are counted in ten thousandths of a minor unit, because shares are ten thousandths of a
 * contribution.
 */
export const UNITS_A_MINOR = 10_000n;

/**
 * A pot's balance by currency, in `UNITS_A_MINOR`-ths of a minor unit. Mutable, because every bet changes
 * it.
 */
export type PotBalance = Map<Currency, bigint>;

/**
 * Operator money added to a pot (positive) or taken out of it (negative), by currency, in whole minor
 * units.
 */
export type Funding = ReadonlyMap<Currency, bigint>;

const unitsOf = (held: PotBalance, currency: Currency): bigint => held.get(currency) ?? 0n;

export function put(held: PotBalance, currency: Currency, units: bigint): void {
  if (units !== 0n) held.set(currency, unitsOf(held, currency) + units);
}

/** The value of a pot in euro cents, rounded down. */
export function valueOf(held: PotBalance, rates: Rates): bigint {
  let scaled = 0n;
  for (const [currency, units] of held) scaled += units * rateOf(rates, currency);
  return atLeastNothing(scaled / EURO_CENT);
}

/**
 * Withdraws an amount in one currency from a pot that may hold several. The operator adds what is missing
 * in that currency and takes the equivalent from the others at the current rate: whole minor units, never
 * more than the pot holds.
 */
export function withdrawFromPot(
  held: PotBalance,
  { currency, minor }: { readonly currency: Currency; readonly minor: bigint },
  rates: Rates,
): Funding {
  const own = wholeOf(held, currency);
  const lacking = minor > own ? minor - own : 0n;
  put(held, currency, (lacking - minor) * UNITS_A_MINOR);
  if (lacking === 0n) return new Map();
  const funding = new Map([[currency, lacking]]);
  let owed = lacking * rateOf(rates, currency);
  for (const other of CURRENCIES) {
    if (other === currency || owed <= 0n) continue;
    const rate = rateOf(rates, other);
    const taken = least(roundedUp(owed, rate), wholeOf(held, other));
    if (taken === 0n) continue;
    owed -= taken * rate;
    put(held, other, -taken * UNITS_A_MINOR);
    funding.set(other, -taken);
  }
  return funding;
}

/** Seeds a pot from the reserve as far as it reaches; the operator adds the rest in euros. */
export function fill(pot: PotBalance, reserve: PotBalance, seedCents: bigint, rates: Rates): Funding {
  let owed = seedCents * EURO_CENT;
  for (const currency of CURRENCIES) {
    const rate = rateOf(rates, currency);
    const moved = least(roundedUp(owed, rate), atLeastNothing(unitsOf(reserve, currency)));
    if (moved <= 0n) continue;
    owed -= moved * rate;
    put(reserve, currency, -moved);
    put(pot, currency, moved);
  }
  if (owed <= 0n) return new Map();
  const house = roundedUp(owed, EURO_CENT);
  put(pot, 'EUR', house * UNITS_A_MINOR);
  return new Map([['EUR', house]]);
}

export const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** One euro cent, scaled by pot units and by the exchange rate scale. */
const EURO_CENT = UNITS_A_MINOR * RATE_SCALE;

const wholeOf = (held: PotBalance, currency: Currency): bigint =>
  atLeastNothing(unitsOf(held, currency)) / UNITS_A_MINOR;
const roundedUp = (amount: bigint, by: bigint): bigint => (amount + by - 1n) / by;
const atLeastNothing = (units: bigint): bigint => (units > 0n ? units : 0n);
