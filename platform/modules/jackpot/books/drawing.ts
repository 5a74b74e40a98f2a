import { DRAWN_POTS, type DrawnPotId } from '@foyer/contract/jackpot/pots.ts';
import { HOUR } from '@foyer/domain/duration.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { Money } from '@foyer/domain/money.ts';
import { fill, least, put, withdrawFromPot, valueOf, type Funding, type PotBalance } from './pots.ts';
import { microEurosOf, payable, type Rates } from '@foyer/domain/rates.ts';
import { BOOKED_POTS, type BookedPot, type Terms } from './terms.ts';

/** A pot of a brand as it stands; a drawing changes it in place, and is thrown away as a whole or kept. */
export interface Pot {
  readonly held: PotBalance;
  seededAt: Date;
  /** How often it has begun. */
  begun: number;
}
export type Pots = Readonly<Record<BookedPot, Pot>>;

/** What a stake gave, in the order in which bets are drawn. */
export interface Entry {
  /** `<studio>:<transaction>` */
  readonly bet: string;
  readonly playerId: string;
  /** Less than nothing: taken back. */
  readonly amount: Money;
  readonly at: Date;
}

export type DecidedBy = 'odds' | 'ceiling' | 'time' | 'staged';

/** A pot that has fallen to somebody, and what it was to the cent. */
export interface Fallen {
  readonly bet: string;
  readonly pot: DrawnPotId;
  readonly by: DecidedBy;
  readonly playerId: string;
  readonly euroCents: bigint;
  readonly paid: Money;
  readonly at: Date;
  /** Who shared the shared pot with it. */
  readonly community: readonly Part[];
}

/** What one of those who share it had of the shared pot. */
export interface Part {
  readonly playerId: string;
  readonly paid: Money;
  /** FAIR-01: whether it is more than he has given for it. */
  readonly isGain: boolean;
}

/** A player's part of what was given since the shared pot was last paid. */
export interface Contributor {
  readonly playerId: string;
  readonly currency: Currency;
  /** Millionths of a euro. */
  readonly given: bigint;
}

export interface Drawing {
  readonly rates: Rates;
  /** By the moment of the bet: the terms, and which pots its draw wins. */
  decide(entry: Entry, microEuros: bigint): { readonly terms: Terms; readonly won: readonly DrawnPotId[] };
  /** The most first, without one; called when the shared pot falls. */
  community(size: number, without: string): readonly Contributor[];
  /** The shared pot was paid: everybody begins anew. */
  forgetContributors(): void;
  contributed(entry: Entry, microEuros: bigint): void;
  fell(fallen: Fallen): void;
  /** Money of the house for a pot, by currency. */
  funded(why: string, funding: Funding): void;
}

/**
 * Takes one stake's gift in and pays what it wins. Bets are drawn one after another, so a win finds the pots as the
 * bet before has left them: of two that win the same pot, the later has what it began with anew (FAIR-08: none is refused).
 * A gift that comes back leaves the pots as it came in; what it has won stays won.
 */
export function drawEntry(pots: Pots, entry: Entry, drawing: Drawing): void {
  const { amount, at } = entry;
  const microEuros = microEurosOf(drawing.rates, amount.minor, amount.currency);
  const { terms, won } = drawing.decide(entry, microEuros);
  drawing.contributed(entry, microEuros);
  // Every pot has its share; what is no pot's is the reserve's.
  for (const id of BOOKED_POTS) put(pots[id].held, amount.currency, amount.minor * BigInt(terms.shares[id]));
  if (amount.minor < 0n) return;
  for (const pot of DRAWN_POTS) {
    const by = won.includes(pot) ? 'odds' : forcedBy(pots[pot], pot, terms, at, drawing.rates);
    if (by) payOut(pots, { ...entry, currency: amount.currency, pot, by }, terms, drawing);
  }
}

/** A pot falls to the contribution that fills it, and to the first after its time. */
function forcedBy(pot: Pot, id: DrawnPotId, terms: Terms, at: Date, rates: Rates): 'ceiling' | 'time' | null {
  if (valueOf(pot.held, rates) >= BigInt(terms.ceilings[id])) return 'ceiling';
  const hours = terms.mustDropWithinHours[id];
  return hours !== null && at.getTime() >= pot.seededAt.getTime() + hours * HOUR ? 'time' : null;
}

/** Who wins which pot, and why. */
export interface Claim {
  readonly bet: string;
  readonly playerId: string;
  readonly currency: Currency;
  readonly pot: DrawnPotId;
  readonly by: DecidedBy;
  readonly at: Date;
}

/** Pays a pot, with `mega` the shared one too, and begins each anew. What is above a ceiling stays for the next. */
export function payOut(pots: Pots, claim: Claim, terms: Terms, drawing: Drawing): void {
  const { pot, playerId, currency, at, bet, by } = claim;
  const { rates } = drawing;
  const euroCents = least(valueOf(pots[pot].held, rates), BigInt(terms.ceilings[pot]));
  const paid = { currency, minor: payable(rates, euroCents, currency) };
  drawing.funded(`${bet} ${pot} paid`, withdrawFromPot(pots[pot].held, paid, rates));
  begin(pots, pot, claim, terms, drawing);
  const community = pot === 'mega' ? payShared(pots, claim, terms, drawing) : [];
  drawing.fell({
    bet,
    pot,
    by,
    playerId,
    euroCents: euroCents > 0n ? euroCents : 1n,
    paid,
    at,
    community,
  });
}

/** The shared pot to those who gave most, but not to the winner, each in proportion to what was given. */
function payShared(pots: Pots, claim: Claim, terms: Terms, drawing: Drawing): Fallen['community'] {
  const { rates } = drawing;
  const members = terms.communitySize > 0 ? drawing.community(terms.communitySize, claim.playerId) : [];
  const given = members.reduce((sum, member) => sum + member.given, 0n);
  if (given === 0n) return [];
  const value = least(valueOf(pots.shared.held, rates), BigInt(terms.ceilings.shared));
  const community: Part[] = [];
  for (const { playerId, currency, given: own } of members) {
    const part = (value * own) / given;
    if (part === 0n) continue;
    const paid = { currency, minor: payable(rates, part, currency) };
    drawing.funded(`${claim.bet} shared ${playerId}`, withdrawFromPot(pots.shared.held, paid, rates));
    community.push({ playerId, paid, isGain: part * MICRO_A_CENT > own });
  }
  drawing.forgetContributors();
  begin(pots, 'shared', claim, terms, drawing);
  return community;
}

const MICRO_A_CENT = 10_000n;

/** Fills a pot that has fallen, or that nobody has filled yet, by its seed. */
export function begin(
  pots: Pots,
  id: Exclude<BookedPot, 'reserve'>,
  { bet, at }: Pick<Claim, 'bet' | 'at'>,
  { seeds }: Terms,
  { rates, funded }: Pick<Drawing, 'rates' | 'funded'>,
): void {
  const pot = pots[id];
  funded(`${bet} ${id} begins`, fill(pot.held, pots.reserve.held, BigInt(seeds[id]), rates));
  pot.seededAt = at;
  pot.begun += 1;
}
