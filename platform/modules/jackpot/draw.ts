import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { drawText, wonBy } from '@foyer/contract/jackpot/draw.ts';
import { DRAWN_POTS, POT_IDS } from '@foyer/contract/jackpot/potNames.ts';
import type { Multipliers, Pot as PotView } from '@foyer/contract/jackpot/pots.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { money, toDecimal, toJson, type Money } from '@foyer/domain/money.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { appendEvent } from '../../infra/outbox/index.ts';
import type { JackpotFile } from '../../sites/index.ts';
import {
  seedPot,
  drawEntry,
  payOut,
  type Claim,
  type Contributor,
  type Drawing,
  type Entry,
  type PotWin,
  type Pots,
} from './books/drawing.ts';
import { valueOf } from './books/pots.ts';
import type { Rates } from '@foyer/domain/rates.ts';
import {
  countSeeds,
  emptyPots,
  readPots,
  winIdOf,
  writeBalances,
  writeSeeds,
  writeWin,
} from './books/tables.ts';
import { termsOf, type Terms } from './books/terms.ts';
import {
  addContributions,
  forgetContributors,
  readContributors,
  readContributorsAmong,
} from './players/contributors.ts';
import { recordWins } from './players/recordWins.ts';
import { consumeStagedWins } from './players/staged.ts';
import type { Payment } from './players/unpaidWins.ts';
import { periodAt, readOpenPeriods, type PeriodRow } from './periods/periods.ts';
import { newTickets } from './periods/tickets.ts';

export interface DrawRates {
  readonly rates: Rates;
  readonly multipliers: Multipliers;
}

/** Ledger transfers that a draw requires, to be made in the draw's transaction. */
export interface Orders {
  readonly fundings: readonly { readonly key: string; readonly amount: Money }[];
  readonly payments: readonly Payment[];
}

/** What a draw of a brand processes. */
export interface DrawInput {
  readonly entries: readonly Entry[];
  /** Whether the brand has staged wins. They are paid after the entries. */
  readonly hasStaged: boolean;
}

/** Takes the cluster-wide lock that allows one draw at a time. Returns false if another draw holds it. */
export async function lockJackpots(tx: Transaction): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(${LOCK}) as held, set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`.execute(
    tx,
  );
  return rows[0]?.held === true;
}
/** Lock timeout: a brand whose winner's account is locked is drawn later, without delaying the other brands. */
const LOCK_TIMEOUT = '2s';
// Any constant works, as long as all nodes use the same one.
const LOCK = 0x0f0_7e6;

/** Bets per slice. Requests are served between slices; each slice takes less than a millisecond. */
const BETS_PER_SLICE = 50;

/**
 * Draws a brand's bets in order, stores the results and returns the transfers to make. Everything takes
 * effect only when the caller's transaction commits. The caller holds the jackpot lock and has committed
 * the periods.
 */
export async function draw(
  tx: Transaction,
  { rates, multipliers }: DrawRates,
  brand: { readonly id: BrandId; readonly jackpot: JackpotFile },
  { entries, hasStaged }: DrawInput,
  now: Date,
): Promise<Orders> {
  const periods = await readOpenPeriods(tx, brand.id);
  const newest = termsOf(brand.jackpot);
  const stored = await readPots(tx, brand.id);
  const staged = hasStaged ? await consumeStagedWins(tx, brand.id, now) : [];
  const pots = stored ?? emptyPots(now);
  const seedsBefore = countSeeds(pots);
  const unopened = offeredBy(newest).filter((id) => pots[id].timesSeeded === 0);
  if (unopened.length + entries.length + staged.length === 0) return { fundings: [], payments: [] };

  const book = openBook(tx, brand.id, rates, periods, newest);
  // Seeds each pot with operator money; a pot that is added later is seeded when it is first offered.
  for (const id of unopened) seedPot(pots, id, { bet: 'opening', at: now }, newest, book.drawing);
  await drawEntries(pots, entries, book);
  for (const claim of staged) await book.pay(pots, claim, newest);
  if (countSeeds(pots) > seedsBefore) await writeSeeds(tx, brand.id, pots);
  await writeBalances(tx, brand.id, pots);
  await book.write();
  await publish(
    tx,
    { id: brand.id, instance: brand.jackpot.instanceId, rates, multipliers },
    pots,
    book.wins,
  );
  return ordersOf(brand.id, book);
}

async function drawEntries(pots: Pots, entries: readonly Entry[], book: Book): Promise<void> {
  for (const [index, entry] of entries.entries()) {
    if (index > 0 && index % BETS_PER_SLICE === 0) await nextTurn();
    const { terms, claims } = drawEntry(pots, entry, book.drawing);
    for (const claim of claims) await book.pay(pots, claim, terms);
  }
}

const offeredBy = ({ communitySize }: Terms) =>
  communitySize > 0 ? ([...DRAWN_POTS, 'shared'] as const) : DRAWN_POTS;

type Book = ReturnType<typeof openBook>;

/** Collects the results of a draw in memory until they are written. */
function openBook(
  tx: Transaction,
  brand: BrandId,
  rates: Rates,
  periods: readonly PeriodRow[],
  newest: Terms,
) {
  const wins: (PotWin & { period: number | null })[] = [];
  const fundings: { why: string; amount: Money }[] = [];
  const given = new Map<string, Contributor>();
  const tickets = newTickets();
  // Bets are paid by the terms of their periods, which may have a larger community than the newest terms.
  const communitySize = Math.max(newest.communitySize, ...periods.map(({ terms }) => terms.communitySize));
  /** What was contributed before this draw, by those who can be in the community. Read when the largest pot falls. */
  let stored: readonly Contributor[] = [];
  let isReset = false;

  const drawing: Drawing = {
    rates,
    decide(entry, microEuros) {
      const period = periodAt(periods, entry.at);
      if (!period || entry.amount.minor < 0n) return { terms: period?.terms ?? newest, won: [] };
      const { seed, id, terms } = period;
      tickets.add(id, { bet: entry.bet, microEuros });
      const text = drawText({ seed, instance: terms.instance, period: id, bet: entry.bet });
      const digest = hash('sha256', text, 'buffer');
      return { terms, won: wonBy(digest, { microEuros, oneIn: terms.oneIn }) };
    },
    contributed({ playerId, amount: { currency } }, microEuros) {
      const known = given.get(playerId)?.given ?? 0n;
      given.set(playerId, { playerId, currency, given: known + microEuros });
    },
    community: (size, without) =>
      rankingOf(stored, given)
        .filter((one) => one.playerId !== without)
        .slice(0, size),
    forgetContributors() {
      isReset = true;
      stored = [];
      given.clear();
    },
    potWon: (one) => void wins.push({ ...one, period: periodAt(periods, one.at)?.id ?? null }),
    funded(why, funding) {
      for (const [currency, minor] of funding) fundings.push({ why, amount: money(minor, currency) });
    },
  };
  return {
    drawing,
    wins,
    fundings,
    /** Nothing of this draw has been written before. */
    async pay(pots: Pots, claim: Claim, terms: Terms): Promise<void> {
      if (claim.pot === 'mega' && communitySize > 0 && !isReset)
        stored = await readCandidates(tx, brand, communitySize, given);
      payOut(pots, claim, terms, drawing);
    },
    async write(): Promise<void> {
      await tickets.write(tx, brand);
      if (isReset) await forgetContributors(tx, brand);
      if (communitySize > 0) await addContributions(tx, brand, [...given.values()]);
      for (const one of wins) await writeWin(tx, brand, one);
    },
  };
}

/**
 * Returns the stored contributions of all who can be among the `size` top contributors other than the winner, with those
 * of this draw: of the players who gave in it, and of as many others as can move up, for the winner and for each player
 * whose stakes were rolled back.
 */
async function readCandidates(
  tx: Transaction,
  brand: BrandId,
  size: number,
  given: ReadonlyMap<string, Contributor>,
): Promise<readonly Contributor[]> {
  const lowered = [...given.values()].filter((one) => one.given < 0n).length;
  const top = await readContributors(tx, brand, size + 1 + lowered);
  const own = await readContributorsAmong(tx, brand, [...given.keys()]);
  return [...top, ...own];
}

/** All who have contributed, before this draw or in it, the highest first. */
function rankingOf(
  stored: readonly Contributor[],
  given: ReadonlyMap<string, Contributor>,
): readonly Contributor[] {
  const all = new Map(stored.map((one): [string, Contributor] => [one.playerId, one]));
  for (const one of given.values())
    all.set(one.playerId, { ...one, given: one.given + (all.get(one.playerId)?.given ?? 0n) });
  return [...all.values()].filter((one) => one.given > 0n).sort(mostFirst);
}

function mostFirst(one: Contributor, other: Contributor): number {
  if (one.given === other.given) return one.playerId < other.playerId ? -1 : 1;
  return one.given > other.given ? -1 : 1;
}

function ordersOf(brand: BrandId, { wins, fundings }: Book): Orders {
  return {
    fundings: fundings.map(({ why, amount }) => ({ key: `${brand} ${why} ${amount.currency}`, amount })),
    payments: wins.flatMap((win) => {
      const key = winIdOf(brand, win);
      return [
        { key, brand, playerId: win.playerId as PlayerId, amount: win.paid },
        ...win.community.map(({ playerId, paid }) => ({
          key: `${key} ${playerId}`,
          brand,
          playerId: playerId as PlayerId,
          amount: paid,
        })),
      ];
    }),
  };
}

/** JACK-37, JACK-38: amounts in euros; `total` is the sum of the others. */
export function presentPots(pots: Pots, rates: Rates): readonly PotView[] {
  const cents = { ...mapPots((id) => valueOf(pots[id].balance, rates)), total: 0n };
  cents.total = cents.mega + cents.major + cents.minor + cents.shared;
  return POT_IDS.map((id) => ({ id, current_value: toDecimal(money(cents[id], 'EUR')) }));
}

const mapPots = (of: (id: 'mega' | 'major' | 'minor' | 'shared') => bigint) => ({
  mega: of('mega'),
  major: of('major'),
  minor: of('minor'),
  shared: of('shared'),
});

interface PublishedDraw extends DrawRates {
  readonly id: BrandId;
  readonly instance: string;
}

async function publish(
  tx: Transaction,
  { id, instance, rates, multipliers }: PublishedDraw,
  pots: Pots,
  wins: readonly PotWin[],
): Promise<void> {
  for (const win of wins) {
    await recordWins(tx, id, win);
    await appendEvent(tx, 'jackpot.won', {
      brand: id,
      instance_id: instance,
      win_id: winIdOf(id, win),
      player_id: win.playerId,
      win_amount: toDecimal(money(win.euroCents, 'EUR')),
      paid: toJson(win.paid),
      win_pot_id: win.pot,
      community_winners: win.community.map(({ playerId, paid, isGain }) => ({
        player_id: playerId,
        is_gain: isGain,
        win_amount: toDecimal(paid),
        currency: paid.currency,
      })),
      currency_multipliers: { multipliers },
    });
  }
  await appendEvent(tx, 'jackpot.potsChanged', {
    brand: id,
    id: instance,
    pots: [...presentPots(pots, rates)],
  });
}
