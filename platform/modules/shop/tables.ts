import type { ShopPurchaseState } from '@foyer/contract/generated/resolvers.ts';
import type { Generated } from 'kysely';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../infra/database/database.ts';

export interface PurchaseRow {
  readonly id: string;
  readonly player_id: PlayerId;
  readonly brand: BrandId;
  readonly client_id: string;
  readonly idempotency_key: string;
  readonly article: string;
  readonly price: number;
  /** JSON of the reward terms. */
  readonly terms: unknown;
  readonly bought_at: Date;
  readonly state: ShopPurchaseState;
  readonly reason: string | null;
  readonly assignation: string | null;
  readonly tries: number;
  readonly look_at: Date | null;
}

export interface EntryRow {
  readonly id: Generated<bigint>;
  readonly purchase_id: string;
  readonly state: ShopPurchaseState;
  readonly reason: string | null;
  readonly at: Date;
}

type ShopTables = { 'shop.purchase': PurchaseRow; 'shop.entry': EntryRow };

export const shopTables = (queryable: Queryable) => queryable.withTables<ShopTables>();
