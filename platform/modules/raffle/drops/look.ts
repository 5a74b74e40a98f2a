import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Sha256 } from '@foyer/contract/jackpot/proof.ts';
import { drawWinners } from '@foyer/contract/raffle/draw.ts';
import { isCurrency } from '@foyer/vocabulary/currency.ts';
import { SECOND } from '@foyer/vocabulary/duration.ts';
import type { BrandId, PlayerId } from '@foyer/vocabulary/ids.ts';
import { money, toDecimal, type Money } from '@foyer/vocabulary/money.ts';
import { payable, type Rates } from '@foyer/vocabulary/rates.ts';
import type { Transaction } from '../../../plumbing/database/database.ts';
import { appendEvent } from '../../../plumbing/outbox/index.ts';
import type { Site } from '../../../plumbing/sites/index.ts';
import { closeList, isComplete, readLines } from './closing.ts';
import { commitDrops, recentDrops, type DropRow } from './drops.ts';
import { prizeKey } from './winners.ts';

/** What the ledger has to do for a look, in the look's own transaction. */
export interface Orders {
  readonly payments: readonly Payment[];
}

export interface Payment {
  /** Names it for ever. */
  readonly key: string;
  readonly playerId: PlayerId;
  /** In the currency of the wallet. */
  readonly amount: Money;
}

/** Between the list of a drop and its seed: whoever wants to holds the hash by then. */
const LIST_BEFORE_SEED_MS = 3 * SECOND;

/**
 * What there is to do for a brand's drops. Those that were promised are closed and drawn also where there is no raffle
 * any more. The caller holds the raffle.
 */
export async function lookAfterDrops(
  tx: Transaction,
  rates: Rates,
  site: Site,
  { now, enteredUntil }: { readonly now: Date; readonly enteredUntil: Date },
): Promise<Orders> {
  const drops = await recentDrops(tx, site.brand);
  if (site.raffle) await commitDrops(tx, site, drops, now);
  for (const drop of drops) if (isComplete(drop, enteredUntil)) await closeList(tx, rates, drop, now);
  const payments: Payment[] = [];
  for (const drop of drops)
    if (isToBeDrawn(drop, now)) payments.push(...(await draw(tx, rates, site.brand, drop, now)));
  return { payments };
}

const isToBeDrawn = ({ list, drawnAt }: DropRow, now: Date): boolean =>
  list !== null && drawnAt === null && list.closedAt.getTime() + LIST_BEFORE_SEED_MS <= now.getTime();

/** Tells the seed, writes down who wins, and an event for everybody. @returns what is to be paid */
async function draw(
  tx: Transaction,
  rates: Rates,
  brand: BrandId,
  drop: DropRow,
  now: Date,
): Promise<readonly Payment[]> {
  const winners = await winnersOf(tx, rates, drop);
  await sql`insert into raffle.drawn (drop, drawn_at) values (${drop.id}, ${now})`.execute(tx);
  for (const { prize, playerId, handle, ticket, euroCents, paid } of winners)
    await sql`insert into raffle.winner (drop, brand, prize, player_id, handle, ticket, euro_cents, paid, currency)
      values (${drop.id}, ${brand}, ${prize}, ${playerId}, ${handle}, ${ticket}, ${euroCents}, ${paid.minor}, ${paid.currency})`.execute(
      tx,
    );
  await appendEvent(tx, 'raffle.drawn', {
    brand,
    instance_id: drop.id,
    drop_type: drop.type,
    winners: winners.map(({ playerId, paid }) => ({
      player_id: playerId,
      currency: paid.currency,
      win_amount: toDecimal(paid),
    })),
  });
  return winners.map(({ prize, playerId, paid }) => ({
    key: prizeKey(drop.id, prize),
    playerId,
    amount: paid,
  }));
}

async function winnersOf(tx: Transaction, rates: Rates, { id, seed, terms }: DropRow) {
  const lines = await readLines(tx, id, { from: 1, first: null });
  const byHandle = new Map(lines.map((line) => [line.handle, line]));
  const drawn = await drawWinners(
    { seed, instance: id, prizes: terms.prizes.length, entries: lines },
    sha256,
  );
  return drawn.map(({ prize, handle, ticket }) => {
    const line = byHandle.get(handle);
    const euroCents = BigInt(terms.prizes[prize - 1] ?? 0);
    if (!line || !isCurrency(line.currency)) throw new TypeError(`${handle} is nobody's`);
    const paid = money(payable(rates, euroCents, line.currency), line.currency);
    return { prize, handle, ticket, playerId: line.playerId, euroCents, paid };
  });
}

const sha256: Sha256 = (ascii) => Promise.resolve(hash('sha256', ascii, 'buffer'));
