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
  /** What the provider calls the brand. */
  readonly clientId: string;
  /** The caller's own name for it. */
  readonly key: string;
  readonly article: string;
  /** In points. */
  readonly price: number;
  /** Of the reward it is given as. */
  readonly terms: object;
}

export interface Purchase extends Omit<NewPurchase, 'terms'> {
  /** The name under which the provider takes the points, and gives them back. */
  readonly id: string;
  readonly terms: unknown;
  readonly boughtAt: Date;
  readonly state: ShopPurchaseState;
  readonly reason: string | null;
  /** The reward it was given as. */
  readonly assignation: string | null;
}

/** Where a purchase goes from where it is. */
export type PurchaseStep =
  | { readonly state: 'Done'; readonly assignation: string }
  | { readonly state: 'Refused' | 'Returning' | 'Returned'; readonly reason: string };

/** How often a player has an article: today, and ever. */
export interface Bought {
  readonly today: number;
  readonly inAll: number;
}

/** What was bought with points, and what became of it. The points and the rewards are others'. */
export interface Shop {
  /** What the caller has begun under that name before. */
  known(queryable: Queryable, playerId: PlayerId, key: string): Promise<Purchase | null>;
  /** Pending. The caller has held the player before. */
  order(tx: Transaction, purchase: NewPurchase): Promise<Purchase>;
  read(queryable: Queryable, id: string): Promise<Purchase | null>;
  /** Nobody else touches it until `tx` has ended. The caller has held the player before. */
  hold(tx: Transaction, id: string): Promise<Purchase | null>;
  /** What is held goes on; each step is written down. */
  become(tx: Transaction, purchase: Purchase, step: PurchaseStep): Promise<void>;
  /** Nobody knows yet: it is looked at again, later each time. */
  postpone(tx: Transaction, purchase: Purchase): Promise<void>;
  /** What is to be gone on with now, the longest due first. */
  due(queryable: Queryable, most: number): Promise<readonly string[]>;
  /** By article; what was refused or came back does not count. @param since when the day began */
  bought(queryable: Queryable, playerId: PlayerId, since: Date): Promise<ReadonlyMap<string, Bought>>;
  /** A player's own, the latest first. */
  recent(queryable: Queryable, playerId: PlayerId, most: number): Promise<readonly Purchase[]>;
}

/** Whoever has pressed the button is at it until then. */
const OWN_TIME_MS = 30 * SECOND;
const FIRST_AGAIN_MS = 5 * SECOND;
const LAST_AGAIN_MS = 10 * MINUTE;

export function createShop({ clock }: { readonly clock: Clock }): Shop {
  return {
    async known(queryable, playerId, key) {
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
    async hold(tx, id) {
      const row = await byId(tx, id).forUpdate().executeTakeFirst();
      return row ? purchaseOf(row) : null;
    },
    become: (tx, purchase, step) => become(tx, purchase, step, clock.now()),
    async postpone(tx, { id }) {
      const { tries } = await byId(tx, id).executeTakeFirstOrThrow();
      const again = Math.min(FIRST_AGAIN_MS * 2 ** Math.min(tries, 20), LAST_AGAIN_MS);
      await shopTables(tx)
        .updateTable('shop.purchase')
        .set({ tries: tries + 1, look_at: after(clock.now(), again) })
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
      look_at: after(now, OWN_TIME_MS),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await note(tx, { purchase_id: row.id, state: 'Pending', reason: null, at: now });
  return purchaseOf(row);
}

async function become(tx: Transaction, { id }: Purchase, step: PurchaseStep, now: Date): Promise<void> {
  const { state } = step;
  const [assignation, reason] = state === 'Done' ? [step.assignation, null] : [null, step.reason];
  await shopTables(tx)
    .updateTable('shop.purchase')
    // One whose points are to come back is gone on with at once.
    .set({ state, assignation, reason, tries: 0, look_at: state === 'Returning' ? now : null })
    .where('id', '=', id)
    .execute();
  await note(tx, { purchase_id: id, state, reason, at: now });
}

async function note(tx: Transaction, entry: Omit<EntryRow, 'id'>): Promise<void> {
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
