import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Sha256 } from '@foyer/contract/jackpot/proof.ts';
import { drawWinners } from '@foyer/contract/raffle/draw.ts';
import { toCurrency } from '@foyer/domain/currency.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import type { BrandId } from '@foyer/domain/ids.ts';
import { money, toDecimal, toJson } from '@foyer/domain/money.ts';
import { payable, type Rates } from '@foyer/domain/rates.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import { appendEvent, recordEvent } from '../../../infra/outbox/index.ts';
import type { Site } from '../../../sites/index.ts';
import { closeList, isComplete, readLines } from './closing.ts';
import { commitDrops, recentDrops, uncommittedTypes, type DropRow } from './drops.ts';
import { consumeUnpaid, unpaidDrops, type Payment } from './unpaid.ts';
import { prizeKey } from './winners.ts';

/** One due task. Each runs in its own transaction, so that a failure does not delay the others. */
export type Task =
  | { readonly kind: 'commit'; readonly brand: BrandId; readonly site: Site }
  | { readonly kind: 'close' | 'draw' | 'pay'; readonly brand: BrandId; readonly drop: string };

/** Time between publishing a list's hash and its seed, so that anyone can record the hash first. */
const MIN_LIST_TIME_MS = 3 * SECOND;

export interface TaskTimes {
  readonly now: Date;
  /** All stakes until this time are recorded; null if unknown. */
  readonly enteredUntil: Date | null;
}

/**
 * The due tasks of all brands, new drops first; also for brands that have removed their raffle. Prizes that were not
 * paid are due for brands that are gone, too.
 */
export async function tasksOf(
  queryable: Queryable,
  sites: readonly Site[],
  times: TaskTimes,
): Promise<readonly Task[]> {
  const drops = await recentDrops(
    queryable,
    sites.map(({ brand }) => brand),
  );
  const toPay = await unpaidDrops(queryable);
  const tasks: readonly Task[] = [
    ...sites.flatMap((site) => {
      const own = drops.filter(({ brand }) => brand === site.brand);
      return tasksOfBrand(site, own, times);
    }),
    ...toPay.map(({ drop, brand }) => ({ kind: 'pay', brand, drop }) as const),
  ];
  return KINDS.flatMap((kind) => tasks.filter((task) => task.kind === kind));
}

const KINDS = ['commit', 'close', 'draw', 'pay'] as const;

function tasksOfBrand(
  site: Site,
  drops: readonly DropRow[],
  { now, enteredUntil }: TaskTimes,
): readonly Task[] {
  const { brand } = site;
  const isMissing = site.raffle !== null && uncommittedTypes(drops, now).length > 0;
  const complete = enteredUntil === null ? [] : drops.filter((drop) => isComplete(drop, enteredUntil));
  return [
    ...(isMissing ? [{ kind: 'commit', brand, site } as const] : []),
    ...complete.map(({ id }) => ({ kind: 'close', brand, drop: id }) as const),
    ...drops
      .filter((drop) => isToBeDrawn(drop, now))
      .map(({ id }) => ({ kind: 'draw', brand, drop: id }) as const),
  ];
}

const isToBeDrawn = ({ list, drawnAt }: DropRow, now: Date): boolean =>
  list !== null && drawnAt === null && list.closedAt.getTime() + MIN_LIST_TIME_MS <= now.getTime();

/**
 * Performs a task; does nothing if another node has already done it. The caller holds the raffle lock.
 * @returns the payments to make
 */
export async function perform(
  tx: Transaction,
  rates: Rates,
  task: Task,
  now: Date,
): Promise<readonly Payment[]> {
  if (task.kind === 'pay') return consumeUnpaid(tx, task.drop);
  const drops = await recentDrops(tx, [task.brand]);
  if (task.kind === 'commit') {
    await commitDrops(tx, task.site, drops, now);
    return [];
  }
  const drop = drops.find(({ id }) => id === task.drop);
  if (task.kind === 'close' && drop?.list === null) await closeList(tx, rates, drop, now);
  return task.kind === 'draw' && drop && isToBeDrawn(drop, now) ? draw(tx, rates, drop, now) : [];
}

/**
 * Reveals the seed, stores the winners and appends the public event.
 * @returns the payments to make
 */
async function draw(tx: Transaction, rates: Rates, drop: DropRow, now: Date): Promise<readonly Payment[]> {
  const { brand } = drop;
  const winners = await winnersOf(tx, rates, drop);
  await sql`insert into raffle.drawn (drop, drawn_at) values (${drop.id}, ${now})`.execute(tx);
  await sql`delete from raffle.undrawn where drop = ${drop.id}`.execute(tx);
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
  for (const { playerId, paid } of winners)
    await recordEvent(tx, {
      type: 'raffle.won',
      playerId,
      brand,
      at: now,
      data: { dropId: drop.id, paid: toJson(paid) },
    });
  return winners.map(({ prize, playerId, paid }) => ({
    drop: drop.id,
    prize,
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
    if (!line) throw new TypeError(`no entry has the handle ${handle}`);
    const currency = toCurrency(line.currency);
    const paid = money(payable(rates, euroCents, currency), currency);
    return { prize, handle, ticket, playerId: line.playerId, euroCents, paid };
  });
}

const sha256: Sha256 = (ascii) => Promise.resolve(hash('sha256', ascii, 'buffer'));
