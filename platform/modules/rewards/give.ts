import { createHash, randomUUID } from 'node:crypto';
import { HOUR } from '@foyer/domain/duration.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { parseDecimal } from '@foyer/domain/money.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import { dueAfter, lockAssignment, rewardOf } from './assignments.ts';
import type { SpinGame } from './reward.ts';
import { rewardsTables, type AssignmentRow, type RewardRow } from './tables.ts';
import type { RewardTerms } from './terms.ts';

export interface NewReward {
  /** The giver's idempotency key. Further players with the same key receive the same reward. */
  readonly key: string;
  readonly brand: BrandId;
  readonly playerId: PlayerId;
  /** The player's wallet currency. */
  readonly currency: Currency;
  readonly terms: RewardTerms;
  /** The game of free spins; null for other rewards. */
  readonly game: SpinGame | null;
  readonly deposits: number;
  readonly by: string;
  readonly why: string;
}

/**
 * Gives a reward to a player.
 * @returns the player's assignment, and whether it is new
 * @throws Refusal BadRequest, TransactionConflict when another reward has the same key
 */
export async function give(tx: Transaction, given: NewReward, now: Date) {
  const reward = await storeReward(tx, rowOf(given, now));
  const status = reward.claimType === 'manual' && reward.startsAt <= now ? 'Unclaimed' : 'Scheduled';
  const isToCreditNow = reward.claimType === 'automatic' && reward.startsAt <= now;
  const row: AssignmentRow = {
    id: randomUUID(),
    rewardId: reward.id,
    playerId: given.playerId,
    assignedAt: now,
    updatedAt: now,
    status,
    reason: null,
    depositsNeeded: reward.needsDeposit ? given.deposits + 1 : null,
    dueAt: isToCreditNow ? now : dueAfter({ status, reward: rewardOf(reward.id, reward) }, now),
  };
  const inserted = await rewardsTables(tx)
    .insertInto('rewards.assignment')
    .values(row)
    .onConflict((conflict) => conflict.columns(['rewardId', 'playerId']).doNothing())
    .returning('id')
    .executeTakeFirst();
  const held = await lockAssignment(tx, inserted?.id ?? (await idOf(tx, row)));
  if (!held) throw new TypeError('a reward that was given is not there');
  return { assignment: held, isNew: inserted !== undefined };
}

async function storeReward(tx: Transaction, row: RewardRow): Promise<RewardRow> {
  const tables = rewardsTables(tx);
  await tables
    .insertInto('rewards.reward')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const stored = await tables
    .selectFrom('rewards.reward')
    .selectAll()
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();
  if (stored.payloadHash !== row.payloadHash) throw new Refusal('TransactionConflict', { status: 409 });
  return stored;
}

async function idOf(tx: Transaction, { rewardId: reward, playerId: player }: AssignmentRow): Promise<string> {
  const known = await rewardsTables(tx)
    .selectFrom('rewards.assignment')
    .select('id')
    .where('rewardId', '=', reward)
    .where('playerId', '=', player)
    .executeTakeFirstOrThrow();
  return known.id;
}

function rowOf({ key, brand, currency, terms, game, by, why }: NewReward, now: Date): RewardRow {
  const startsAt = new Date(now.getTime() + terms.startsInHours * HOUR);
  const isSpins = terms.type === 'free-spin';
  const isBonus = terms.type === 'bonus-money-drop';
  const payload = JSON.stringify([brand, currency, terms]);
  return {
    id: key,
    payloadHash: createHash('sha256').update(payload).digest('base64url'),
    brand,
    name: terms.name,
    kind: terms.kind,
    claimType: terms.claim,
    type: terms.type,
    currency,
    amount: isSpins ? minorOf('value', terms.value, currency) : minorOf('amount', terms.amount, currency),
    factor: isBonus ? terms.wageringRequirementFactor : null,
    maxPayout:
      isBonus && terms.maxPayout !== undefined ? minorOf('maxPayout', terms.maxPayout, currency) : null,
    spins: isSpins ? terms.freeSpinsAmount : null,
    betLevel: isSpins ? terms.betLevel : null,
    game,
    needsDeposit: terms.needsDeposit,
    startsAt,
    endsAt: terms.hours === undefined ? null : new Date(startsAt.getTime() + terms.hours * HOUR),
    givenBy: by,
    givenWhy: why,
    givenAt: now,
  };
}

/**
 * Parses an amount into minor units.
 * @throws Refusal BadRequest unless the text is an amount above zero
 */
function minorOf(field: string, text: string, currency: Currency): bigint {
  const amount = parseDecimal(text, currency);
  if (amount && amount.minor > 0n) return amount.minor;
  throw new Refusal('BadRequest', { reasons: ['invalid'], keys: { field } });
}
