import type { ShopPurchaseState } from '@foyer/contract/generated/resolvers.ts';
import type { Generated } from 'kysely';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { camelCase } from '../../infra/database/camelCase.ts';
import type { Queryable } from '../../infra/database/database.ts';

export interface Purchase {
  /** The id under which the provider takes the points and returns them. */
  readonly id: string;
  readonly playerId: PlayerId;
  readonly brand: BrandId;
  /** The provider's id of the brand. */
  readonly clientId: string;
  readonly idempotencyKey: string;
  readonly article: string;
  /** In points. */
  readonly price: number;
  /** The terms of the reward that the player receives; written as JSON text. */
  readonly terms: unknown;
  readonly boughtAt: Date;
  readonly state: ShopPurchaseState;
  readonly reason: string | null;
  /** The assigned reward; null until it is given. */
  readonly assignation: string | null;
  readonly tries: number;
  readonly lookAt: Date | null;
}

export interface EntryRow {
  readonly id: Generated<bigint>;
  readonly purchaseId: string;
  readonly state: ShopPurchaseState;
  readonly reason: string | null;
  readonly at: Date;
}

type ShopTables = { 'shop.purchase': Purchase; 'shop.entry': EntryRow };

export const shopTables = (queryable: Queryable) => queryable.withTables<ShopTables>().withPlugin(camelCase);
