import { randomUUID } from 'node:crypto';
import type { ShopPurchaseState } from '@foyer/contract/generated/resolvers.ts';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { shopTables, type EntryRow, type PurchaseRow } from './tables.ts';

export interface NewPurchase {
  readonly playerId: PlayerId;
  readonly brand: BrandId;
  /** The provider's id of the brand. */
  readonly clientId: string;
  /** The caller's idempotency key. */
  readonly key: string;
  readonly article: string;
  /** In points. */
  readonly price: number;
  /** The terms of the reward that the player receives. */
  readonly terms: object;
}

export interface Purchase extends Omit<NewPurchase, 'terms'> {
  /** The id under which the provider takes the points and returns them. */
  readonly id: string;
  readonly terms: unknown;
  readonly boughtAt: Date;
  readonly state: ShopPurchaseState;
  readonly reason: string | null;
  /** The assigned reward; null until it is given. */
  readonly assignation: string | null;
}

/** A state change of a purchase. */
export type PurchaseStep =
  | { readonly state: 'Done'; readonly assignation: string }
  | { readonly state: 'Refused' | 'Returning' | 'Returned'; readonly reason: string };

/** How many times a player has bought an article: today, and in total. */
export interface Bought {
  readonly today: number;
  readonly inAll: number;
}

/** Purchases with loyalty points. The provider holds the points; the rewards module gives the rewards. */
export interface Shop {
  /** Returns the purchase already made under an idempotency key, or null. */
  findByKey(queryable: Queryable, playerId: PlayerId, key: string): Promise<Purchase | null>;
  /** Stores a pending purchase. The caller has locked the player. */
  order(tx: Transaction, purchase: NewPurchase): Promise<Purchase>;
  read(queryable: Queryable, id: string): Promise<Purchase | null>;
  /** Locks a purchase until `tx` ends. The caller has locked the player. */
  lock(tx: Transaction, id: string): Promise<Purchase | null>;
  /** Moves a locked purchase to another state and records the step. */
  setState(tx: Transaction, purchase: Purchase, step: PurchaseStep): Promise<void>;
  /** Schedules the next attempt for a purchase with unknown outcome, with a growing delay. */
  postpone(tx: Transaction, purchase: Purchase): Promise<void>;
  /** Purchases to process now, longest overdue first. */
  due(queryable: Queryable, most: number): Promise<readonly string[]>;
  /**
   * Purchase counts by article, without refused and returned purchases.
   * @param since the start of the day
   */
  bought(queryable: Queryable, playerId: PlayerId, since: Date): Promise<ReadonlyMap<string, Bought>>;
  /** A player's purchases, latest first. */
  recent(queryable: Queryable, playerId: PlayerId, most: number): Promise<readonly Purchase[]>;
}

/**
 * The request that made the purchase completes it within this time; the background job takes over
 * afterwards.
 */
const REQUEST_TIME_MS = 30 * SECOND;
const FIRST_RETRY_MS = 5 * SECOND;
const MAX_RETRY_MS = 10 * MINUTE;

export function createShop({ clock }: { readonly clock: Clock }): Shop {
  return {
    async findByKey(queryable, playerId, key) {
      const row = await shopTables(queryable)
        .selectFrom('shop.purchase')
        .selectAll()
        .where('player_id', '=', playerId)
        .where('idempotency_key', '=', key)
        .executeTakeFirst();
      return row ? purchaseOf(row) : null;
    },
    order: (tx, purchase) => order(tx, purchase, clock.now()),
    async read(queryable, id) {
      const row = await byId(queryable, id).executeTakeFirst();
      return row ? purchaseOf(row) : null;
    },
    async lock(tx, id) {
      const row = await byId(tx, id).forUpdate().executeTakeFirst();
      return row ? purchaseOf(row) : null;
    },
    setState: (tx, purchase, step) => setState(tx, purchase, step, clock.now()),
    async postpone(tx, { id }) {
      const { tries } = await byId(tx, id).executeTakeFirstOrThrow();
      const delayMs = Math.min(FIRST_RETRY_MS * 2 ** Math.min(tries, 20), MAX_RETRY_MS);
      await shopTables(tx)
        .updateTable('shop.purchase')
        .set({ tries: tries + 1, look_at: after(clock.now(), delayMs) })
        .where('id', '=', id)
        .execute();
    },
    async due(queryable, most) {
      const rows = await shopTables(queryable)
        .selectFrom('shop.purchase')
        .select('id')
        .where('look_at', '<=', clock.now())
        .orderBy('look_at')
        .limit(most)
        .execute();
      return rows.map(({ id }) => id);
    },
    bought: readBought,
    async recent(queryable, playerId, most) {
      const rows = await shopTables(queryable)
        .selectFrom('shop.purchase')
        .selectAll()
        .where('player_id', '=', playerId)
        .orderBy('bought_at', 'desc')
        .limit(most)
        .execute();
      return rows.map(purchaseOf);
    },
  };
}

const after = (at: Date, ms: number) => new Date(at.getTime() + ms);

async function order(tx: Transaction, purchase: NewPurchase, now: Date): Promise<Purchase> {
  const { playerId, brand, clientId, key, article, price, terms } = purchase;
  const row = await shopTables(tx)
    .insertInto('shop.purchase')
    .values({
      id: randomUUID(),
      player_id: playerId,
      brand,
      client_id: clientId,
      idempotency_key: key,
      article,
      price,
      terms: JSON.stringify(terms),
      bought_at: now,
      state: 'Pending',
      reason: null,
      assignation: null,
      tries: 0,
      look_at: after(now, REQUEST_TIME_MS),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordStep(tx, { purchase_id: row.id, state: 'Pending', reason: null, at: now });
  return purchaseOf(row);
}

async function setState(tx: Transaction, { id }: Purchase, step: PurchaseStep, now: Date): Promise<void> {
  const { state } = step;
  const [assignation, reason] = state === 'Done' ? [step.assignation, null] : [null, step.reason];
  await shopTables(tx)
    .updateTable('shop.purchase')
    // A purchase whose points must be returned is processed immediately.
    .set({ state, assignation, reason, tries: 0, look_at: state === 'Returning' ? now : null })
    .where('id', '=', id)
    .execute();
  await recordStep(tx, { purchase_id: id, state, reason, at: now });
}

async function recordStep(tx: Transaction, entry: Omit<EntryRow, 'id'>): Promise<void> {
  await shopTables(tx).insertInto('shop.entry').values(entry).execute();
}

const byId = (queryable: Queryable, id: string) =>
  shopTables(queryable).selectFrom('shop.purchase').selectAll().where('id', '=', id);

async function readBought(
  queryable: Queryable,
  playerId: PlayerId,
  since: Date,
): Promise<ReadonlyMap<string, Bought>> {
  const rows = await shopTables(queryable)
    .selectFrom('shop.purchase')
    .select(({ fn }) => [
      'article',
      fn.countAll<bigint>().as('inAll'),
      fn.countAll<bigint>().filterWhere('bought_at', '>=', since).as('today'),
    ])
    .where('player_id', '=', playerId)
    .where('state', 'in', ['Pending', 'Done'])
    .groupBy('article')
    .execute();
  return new Map(
    rows.map(({ article, today, inAll }) => [article, { today: Number(today), inAll: Number(inAll) }]),
  );
}

const purchaseOf = (row: PurchaseRow): Purchase => ({
  id: row.id,
  playerId: row.player_id,
  brand: row.brand,
  clientId: row.client_id,
  key: row.idempotency_key,
  article: row.article,
  price: row.price,
  terms: row.terms,
  boughtAt: row.bought_at,
  state: row.state,
  reason: row.reason,
  assignation: row.assignation,
});
