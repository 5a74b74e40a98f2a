import type { Currency } from '@foyer/domain/currency.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { camelCase } from '../../infra/database/camelCase.ts';
import type { Queryable } from '../../infra/database/database.ts';

interface WeekRow {
  readonly brand: BrandId;
  readonly fromAt: Date;
  readonly untilAt: Date;
  readonly settledAt: Date;
  readonly percent: number;
  /** The minimum and maximum cashback by currency (`StoredBounds`) as JSON text. */
  readonly bounds: string;
  readonly reckonedAt: Date;
}

type ShareState = 'none' | 'waiting' | 'given' | 'lapsed';

export interface ShareRow {
  readonly playerId: PlayerId;
  readonly brand: BrandId;
  readonly fromAt: Date;
  readonly currency: Currency;
  readonly lost: bigint;
  readonly amount: bigint;
  readonly state: ShareState;
  /** The assigned reward; null until it is given. */
  readonly assignation: string | null;
  /** The cashback is given, and can be claimed, until this time. */
  readonly lapsesAt: Date;
  readonly lookAt: Date;
}

type CashbackTables = { 'cashback.week': WeekRow; 'cashback.share': ShareRow };

export const cashbackTables = (queryable: Queryable) =>
  queryable.withTables<CashbackTables>().withPlugin(camelCase);
