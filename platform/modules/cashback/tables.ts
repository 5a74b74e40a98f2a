import type { Currency } from '@foyer/domain/currency.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../infra/database/database.ts';

interface WeekRow {
  readonly brand: BrandId;
  readonly from_at: Date;
  readonly until_at: Date;
  readonly settled_at: Date;
  readonly percent: number;
  /** Written as JSON text. */
  readonly bounds: string;
  readonly reckoned_at: Date;
}

export type ShareState = 'none' | 'waiting' | 'given' | 'lapsed';

export interface ShareRow {
  readonly player_id: PlayerId;
  readonly brand: BrandId;
  readonly from_at: Date;
  readonly currency: Currency;
  readonly lost: bigint;
  readonly amount: bigint;
  readonly state: ShareState;
  readonly assignation: string | null;
  readonly lapses_at: Date;
  readonly look_at: Date;
}

type CashbackTables = { 'cashback.week': WeekRow; 'cashback.share': ShareRow };

export const cashbackTables = (queryable: Queryable) => queryable.withTables<CashbackTables>();
