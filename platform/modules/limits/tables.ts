import type { Generated } from 'kysely';
import type { LimitKind, LimitPeriod } from '@foyer/contract/generated/resolvers.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { PlayerId, SessionId } from '@foyer/domain/ids.ts';
import { camelCase } from '../../infra/database/camelCase.ts';
import type { Queryable } from '../../infra/database/database.ts';

export type LimitStepKind = 'set' | 'asked' | 'confirmed' | 'cancelled' | 'lapsed';

type LimitsTables = {
  'limits.held': {
    /** The id of a player or a group. */
    holder: string;
    kind: LimitKind;
    period: LimitPeriod;
    /** The limit in minor units of `currency`, or in minutes if `currency` is null. */
    amount: bigint;
    currency: Currency | null;
    since: Date;
  };
  'limits.change': {
    /** The id of a player or a group. */
    holder: string;
    kind: LimitKind;
    period: LimitPeriod;
    amount: bigint | null;
    askedAt: Date;
    readyAt: Date;
    lapsesAt: Date;
    toldAt: Generated<Date | null>;
  };
  'limits.step': {
    id: Generated<bigint>;
    holder: string;
    kind: LimitKind;
    period: LimitPeriod;
    at: Date;
    what: LimitStepKind;
    amount: bigint | null;
    /** The limit before the change, for the operator's reports. */
    was: bigint | null;
    /** The account at which the limit was changed; null for the platform itself. */
    byPlayer: PlayerId | null;
    /** The currency of the amounts; null where it is the holder's currency. */
    currency: Generated<Currency | null>;
  };
  'limits.room': {
    reference: string;
    playerId: PlayerId;
    amount: bigint;
    at: Date;
    /** Null while the amount is only reserved. */
    arrivedAt: Date | null;
  };
  'limits.account_group': { id: string; currency: Currency; timeZone: string; createdAt: Date };
  'limits.group_member': {
    playerId: PlayerId;
    groupId: string;
    currency: Currency;
    /**
     * The exchange rate: one minor unit of the account's currency, in millionths of a minor unit of the group's
     * currency.
     */
    rate: bigint;
    joinedAt: Date;
  };
  'limits.play_time': {
    sessionId: SessionId;
    playerId: PlayerId;
    opensAt: Date;
    closesAt: Date | null;
    warnedMinutes: Generated<number | null>;
    isOver: Generated<boolean>;
  };
  'limits.review': { playerId: PlayerId; reviewedAt: Date };
  'limits.reminder': { playerId: PlayerId; dueAt: Date };
};

export const limitsTables = (queryable: Queryable) =>
  queryable.withTables<LimitsTables>().withPlugin(camelCase);
