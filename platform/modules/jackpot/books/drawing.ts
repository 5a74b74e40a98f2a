import { DRAWN_POTS, type DrawnPotId } from '@foyer/contract/jackpot/potNames.ts';
import { HOUR } from '@foyer/domain/duration.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { Money } from '@foyer/domain/money.ts';
import { fill, minOf, addUnits, withdrawFromPot, valueOf, type Funding, type PotBalance } from './pots.ts';
import { microEurosOf, payable, type Rates } from '@foyer/domain/rates.ts';
import { BOOKED_POTS, type BookedPot, type Terms } from './terms.ts';

/** The current state of a brand's pot, which a draw changes in place. */
export interface Pot {
  readonly balance: PotBalance;
  seededAt: Date;
  timesSeeded: number;
}
export type Pots = Readonly<Record<BookedPot, Pot>>;

/** The contribution of one stake, in the order in which bets are drawn. */
export interface Entry {
  /** `<studio>:<transaction>` */
  readonly bet: string;
  readonly playerId: string;
  /** Negative for a rolled-back stake. */
  readonly amount: Money;
  readonly at: Date;
}

export type DecidedBy = 'odds' | 'ceiling' | 'time' | 'staged';

export interface PotWin {
  readonly bet: string;
  readonly pot: DrawnPotId;
  readonly by: DecidedBy;
  readonly playerId: string;
  readonly euroCents: bigint;
  readonly paid: Money;
  readonly at: Date;
  /** The players who shared the `shared` pot at this win. */
  readonly community: readonly CommunityPayout[];
}

export interface CommunityPayout {
  readonly playerId: string;
  readonly paid: Money;
  /** FAIR-01: whether the payout exceeds the player's contributions. */
  readonly isGain: boolean;
}

/** A player's contributions since the shared pot was last paid. */
export interface Contributor {
  readonly playerId: string;
  readonly currency: Currency;
  /** Millionths of a euro. */
  readonly given: bigint;
}

export interface Drawing {
  readonly rates: Rates;
  /** Returns the terms at the time of the bet and the pots that the bet's draw wins. */
  decide(entry: Entry, microEuros: bigint): { readonly terms: Terms; readonly won: readonly DrawnPotId[] };
  /** The top contributors except the player `without`, highest first; called when the shared pot is paid. */
  community(size: number, without: string): readonly Contributor[];
  /** Resets all contributor totals, after the shared pot was paid. */
  forgetContributors(): void;
  contributed(entry: Entry, microEuros: bigint): void;
  potWon(fallen: PotWin): void;
  /** Records operator money added to (or taken from) a pot, by currency. */
  funded(why: string, funding: Funding): void;
}

/** The pots that a stake wins, and the terms by which they are paid. */
export interface DrawResult {
  readonly terms: Terms;
  /** The caller pays each with `payOut`, in this order, before it draws the next stake. */
  readonly claims: readonly Claim[];
}

/**
 * Applies one stake's contribution and returns the pots it wins. Bets are drawn in order: if two bets win the
 * same pot, the later one wins the newly seeded pot (FAIR-08: no win is refused). A rollback reverses the
 * contribution but keeps the win.
 */
export function drawEntry(pots: Pots, entry: Entry, drawing: Drawing): DrawResult {
  const { amount, at, bet, playerId } = entry;
  const { currency } = amount;
  const microEuros = microEurosOf(drawing.rates, amount.minor, currency);
  const { terms, won } = drawing.decide(entry, microEuros);
  drawing.contributed(entry, microEuros);
  // Splits the contribution between the pots; what no pot receives goes to the reserve.
  for (const id of BOOKED_POTS) addUnits(pots[id].balance, currency, amount.minor * BigInt(terms.shares[id]));
  const claims: Claim[] = [];
  if (amount.minor < 0n) return { terms, claims };
  for (const pot of DRAWN_POTS) {
    const by = won.includes(pot) ? 'odds' : forcedBy(pots[pot], pot, terms, at, drawing.rates);
    if (by) claims.push({ bet, playerId, at, currency, pot, by });
  }
  return { terms, claims };
}

/** A pot must drop when a contribution reaches its ceiling, or at the first one after its time limit. */
function forcedBy(pot: Pot, id: DrawnPotId, terms: Terms, at: Date, rates: Rates): 'ceiling' | 'time' | null {
  if (valueOf(pot.balance, rates) >= BigInt(terms.ceilings[id])) return 'ceiling';
  const hours = terms.mustDropWithinHours[id];
  return hours !== null && at.getTime() >= pot.seededAt.getTime() + hours * HOUR ? 'time' : null;
}

export interface Claim {
  readonly bet: string;
  readonly playerId: string;
  readonly currency: Currency;
  readonly pot: DrawnPotId;
  readonly by: DecidedBy;
  readonly at: Date;
}

/** Pays a pot and seeds it again; `mega` also pays the shared pot. Money above the ceiling stays. */
export function payOut(pots: Pots, claim: Claim, terms: Terms, drawing: Drawing): void {
  const { pot, playerId, currency, at, bet, by } = claim;
  const { rates } = drawing;
  const euroCents = minOf(valueOf(pots[pot].balance, rates), BigInt(terms.ceilings[pot]));
  const paid = { currency, minor: payable(rates, euroCents, currency) };
  drawing.funded(`${bet} ${pot} paid`, withdrawFromPot(pots[pot].balance, paid, rates));
  seedPot(pots, pot, claim, terms, drawing);
  const community = pot === 'mega' ? payShared(pots, claim, terms, drawing) : [];
  drawing.potWon({
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

/** Pays the shared pot to the top contributors, except the winner, in proportion to their contributions. */
function payShared(pots: Pots, claim: Claim, terms: Terms, drawing: Drawing): PotWin['community'] {
  const { rates } = drawing;
  const members = terms.communitySize > 0 ? drawing.community(terms.communitySize, claim.playerId) : [];
  const given = members.reduce((sum, member) => sum + member.given, 0n);
  if (given === 0n) return [];
  const value = minOf(valueOf(pots.shared.balance, rates), BigInt(terms.ceilings.shared));
  const community: CommunityPayout[] = [];
  for (const { playerId, currency, given: own } of members) {
    const part = (value * own) / given;
    if (part === 0n) continue;
    const paid = { currency, minor: payable(rates, part, currency) };
    drawing.funded(`${claim.bet} shared ${playerId}`, withdrawFromPot(pots.shared.balance, paid, rates));
    community.push({ playerId, paid, isGain: part * MICRO_EUROS_PER_CENT > own });
  }
  drawing.forgetContributors();
  seedPot(pots, 'shared', claim, terms, drawing);
  return community;
}

const MICRO_EUROS_PER_CENT = 10_000n;

/** Seeds a pot that was won or has never been seeded. */
export function seedPot(
  pots: Pots,
  id: Exclude<BookedPot, 'reserve'>,
  { bet, at }: Pick<Claim, 'bet' | 'at'>,
  { seeds }: Terms,
  { rates, funded }: Pick<Drawing, 'rates' | 'funded'>,
): void {
  const pot = pots[id];
  funded(`${bet} ${id} begins`, fill(pot.balance, pots.reserve.balance, BigInt(seeds[id]), rates));
  pot.seededAt = at;
  pot.timesSeeded += 1;
}
