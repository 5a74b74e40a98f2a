import { traceHeaders } from '../../../../infra/telemetry/tracing.ts';
import type { Leg } from '../../rules/legs.ts';
import type { Round } from '../../rules/round.ts';
import type { AccountChange, Batch, CommandKey } from './batch.ts';
import { compositeRows } from './compositeRows.ts';
import type { Lookup } from '../lookup.ts';

/** The fields of the composite types that `wallet.read_facts` and `wallet.write_batch` take, in their order. */
export const FIELDS = {
  lookup: [
    'verb',
    'caller',
    'key',
    'gameSession',
    'player',
    'round',
    'rollsBack',
    'freeRounds',
    'operator',
    'pot',
  ] satisfies (keyof Lookup)[],
  account_change: ['id', 'version', 'balance', 'sequence', 'slotRoundAt'] satisfies (keyof AccountChange)[],
  new_key: [
    'caller',
    'key',
    'payloadHash',
    'playerId',
    'opensRound',
    'balanceAfter',
    'bonusAfter',
    'contributed',
    'held',
  ] satisfies (keyof CommandKey)[],
  new_transfer: [
    'caller',
    'key',
    'leg',
    'recipe',
    'playerId',
    'debit',
    'credit',
    'amount',
    'status',
    'round',
    'reverses',
    'stakedAt',
    'balanceAfter',
    'bonusAfter',
    'sequence',
    'bonusId',
    'wagered',
  ] satisfies (keyof Leg)[],
  new_round: [
    'studio',
    'id',
    'playerId',
    'game',
    'openedAt',
    'stakedReal',
    'stakedBonus',
    'bonusId',
    'given',
  ] satisfies (keyof Round)[],
};

export const lookupRows = (lookups: readonly Lookup[]): string => compositeRows(lookups, FIELDS.lookup);

/**
 * The parameters of `wallet.write_batch` except the last. Fields that only few batches have are in the JSON of
 * `others`.
 */
export function batchValues({
  accounts = [],
  keys = [],
  transfers = [],
  opened = [],
  staked,
  events = [],
  ...others
}: Partial<Batch>) {
  return [
    compositeRows(accounts, FIELDS.account_change),
    compositeRows(keys, FIELDS.new_key),
    compositeRows(transfers, FIELDS.new_transfer),
    compositeRows(opened, FIELDS.new_round),
    staked === undefined ? null : JSON.stringify(staked),
    JSON.stringify(events.map((row) => ({ ...row, ...traceHeaders() }))),
    batchJson(others),
  ];
}

/** Amounts become text, because JSON numbers are inexact. */
export const batchJson = (batch: Partial<Batch>): string =>
  JSON.stringify(batch, (_name, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));
