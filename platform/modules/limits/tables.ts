import type { Generated } from 'kysely';
import type { LimitKind, LimitPeriod } from '@foyer/contract/generated/resolvers.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../infra/database/database.ts';

type LimitsTables = {
  'limits.held': {
    player_id: PlayerId;
    kind: LimitKind;
    period: LimitPeriod;
    amount: bigint;
    currency: Currency;
    since: Date;
  };
  'limits.change': {
    player_id: PlayerId;
    kind: LimitKind;
    period: LimitPeriod;
    amount: bigint | null;
    asked_at: Date;
    ready_at: Date;
    lapses_at: Date;
    told_at: Generated<Date | null>;
  };
  'limits.step': {
    id: Generated<bigint>;
    player_id: PlayerId;
    kind: LimitKind;
    period: LimitPeriod;
    at: Date;
    what: 'set' | 'asked' | 'confirmed' | 'cancelled' | 'lapsed';
    amount: bigint | null;
    was: bigint | null;
  };
  'limits.room': {
    reference: string;
    player_id: PlayerId;
    amount: bigint;
    at: Date;
    /** Null while the amount is only reserved. */
    arrived_at: Date | null;
  };
  'limits.review': { player_id: PlayerId; reviewed_at: Date };
  'limits.reminder': { player_id: PlayerId; due_at: Date };
};

export const limitsTables = (queryable: Queryable) => queryable.withTables<LimitsTables>();
