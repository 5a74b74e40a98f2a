import { randomUUID } from 'node:crypto';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { shopTables, type EntryRow, type Purchase } from './tables.ts';

type NewPurchase = Pick<
  Purchase,
  'playerId' | 'brand' | 'clientId' | 'idempotencyKey' | 'article' | 'price'
> & { readonly terms: object };

export type PurchaseStep =
  | { readonly state: 'Done'; readonly assignation: string }
  | { readonly state: 'Refused' | 'Returning' | 'Returned'; readonly reason: string };

/** How many times a player has bought an article: today, and in total. */
export interface Bought {
  readonly today: number;
  readonly inAll: number;
}

/** How long the request that made a purchase may complete it, before the background job does. */
const REQUEST_TIME_MS = 30 * SECOND;
const FIRST_RETRY_MS = 5 * SECOND;
const MAX_RETRY_MS = 10 * MINUTE;

/** Purchases with loyalty points. The provider holds the points; the rewards module gives the rewards. */
export function createShop({ clock }: { readonly clock: Clock }) {
  return {
    async findByKey(queryable: Queryable, playerId: PlayerId, key: string): Promise<Purchase | null> {
      const ofPlayer = purchasesOf(queryable, playerId).where('idempotencyKey', '=', key);
      return (await ofPlayer.executeTakeFirst()) ?? null;
    },
    /** Stores a pending purchase. The caller has locked the player. */
    order: (tx: Transaction, purchase: NewPurchase) => order(tx, purchase, clock.now()),
    read: async (queryable: Queryable, id: string): Promise<Purchase | null> =>
      (await byId(queryable, id).executeTakeFirst()) ?? null,
    /** Locks a purchase until `tx` ends. The caller has locked the player. */
    lock: async (tx: Transaction, id: string): Promise<Purchase | null> =>
      (await byId(tx, id).forUpdate().executeTakeFirst()) ?? null,
    setState: (tx: Transaction, purchase: Purchase, step: PurchaseStep) =>
      setState(tx, purchase, step, clock.now()),
    /** Schedules the next attempt for a purchase with unknown outcome, with a growing delay. */
    async postpone(tx: Transaction, { id }: Purchase): Promise<void> {
      const { tries } = await byId(tx, id).executeTakeFirstOrThrow();
      const delayMs = Math.min(FIRST_RETRY_MS * 2 ** Math.min(tries, 20), MAX_RETRY_MS);
      await shopTables(tx)
        .updateTable('shop.purchase')
        .set({ tries: tries + 1, lookAt: after(clock.now(), delayMs) })
        .where('id', '=', id)
        .execute();
    },
    /** Purchases to process now, longest overdue first. */
    async due(queryable: Queryable, most: number): Promise<readonly string[]> {
      const rows = await shopTables(queryable)
        .selectFrom('shop.purchase')
        .select('id')
        .where('lookAt', '<=', clock.now())
        .orderBy('lookAt')
        .limit(most)
        .execute();
      return rows.map(({ id }) => id);
    },
    bought: readBought,
    recent: (queryable: Queryable, playerId: PlayerId, most: number): Promise<readonly Purchase[]> =>
      purchasesOf(queryable, playerId).orderBy('boughtAt', 'desc').limit(most).execute(),
  };
}

export type Shop = ReturnType<typeof createShop>;

const after = (at: Date, ms: number) => new Date(at.getTime() + ms);

async function order(tx: Transaction, purchase: NewPurchase, now: Date): Promise<Purchase> {
  const row = await shopTables(tx)
    .insertInto('shop.purchase')
    .values({
      ...purchase,
      id: randomUUID(),
      terms: JSON.stringify(purchase.terms),
      boughtAt: now,
      state: 'Pending',
      reason: null,
      assignation: null,
      tries: 0,
      lookAt: after(now, REQUEST_TIME_MS),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordStep(tx, { purchaseId: row.id, state: 'Pending', reason: null, at: now });
  return row;
}

async function setState(tx: Transaction, { id }: Purchase, step: PurchaseStep, now: Date): Promise<void> {
  const { state } = step;
  const [assignation, reason] = state === 'Done' ? [step.assignation, null] : [null, step.reason];
  await shopTables(tx)
    .updateTable('shop.purchase')
    // A purchase whose points must be returned is processed immediately.
    .set({ state, assignation, reason, tries: 0, lookAt: state === 'Returning' ? now : null })
    .where('id', '=', id)
    .execute();
  await recordStep(tx, { purchaseId: id, state, reason, at: now });
}

async function recordStep(tx: Transaction, entry: Omit<EntryRow, 'id'>): Promise<void> {
  await shopTables(tx).insertInto('shop.entry').values(entry).execute();
}

const purchasesOf = (queryable: Queryable, playerId: PlayerId) =>
  shopTables(queryable).selectFrom('shop.purchase').selectAll().where('playerId', '=', playerId);

const byId = (queryable: Queryable, id: string) =>
  shopTables(queryable).selectFrom('shop.purchase').selectAll().where('id', '=', id);

/**
 * Purchase counts by article, without refused and returned purchases.
 * @param since the start of the day
 */
async function readBought(queryable: Queryable, playerId: PlayerId, since: Date) {
  const rows = await shopTables(queryable)
    .selectFrom('shop.purchase')
    .select(({ fn }) => [
      'article',
      fn.countAll<bigint>().as('inAll'),
      fn.countAll<bigint>().filterWhere('boughtAt', '>=', since).as('today'),
    ])
    .where('playerId', '=', playerId)
    .where('state', 'in', ['Pending', 'Done'])
    .groupBy('article')
    .execute();
  return new Map(
    rows.map(({ article, today, inAll }) => [article, { today: Number(today), inAll: Number(inAll) }]),
  );
}
