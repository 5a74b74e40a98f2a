import type { Facts } from './facts.ts';
import { contributedBy, type Effect } from './decision.ts';
import { countInGroup, limitGroupOf, type LimitGroup } from './limitGroup.ts';
import { countInLimits, startDuePeriods, type PlayLimit } from './playLimits.ts';
import type { Command, PaymentReversal } from '../command.ts';

/** The state of a player within a batch, after the commands so far. */
export interface PlayerState {
  readonly real: bigint;
  readonly bonus: bigint;
  /** Number of the player's last movement. */
  readonly sequence: bigint;
  /** Null where no bonus is active. */
  readonly active: ActiveBonus | null;
  /** CLOCK-06: when the player's last round of a slot began. */
  readonly slotRoundAt: Date | null;
  /** Null for a player without limits. */
  readonly limits: readonly PlayLimit[] | null;
  /** LIMIT-13: null for a player without limits that other accounts share. */
  readonly limitGroup: LimitGroup | null;
  /** Rounds that commands of this batch used of each free rounds grant; negative when returned. */
  readonly freeRoundsUsed: Readonly<Record<string, number>>;
  /** What commands of this batch converted of each bonus, and took back of what was converted. */
  readonly conversions: Readonly<Record<string, ConversionChange>>;
}

interface ConversionChange {
  /** Null where the bonus was converted before this batch. */
  readonly converted: bigint | null;
  readonly takenBack: bigint;
}

export interface ActiveBonus {
  readonly id: string;
  readonly wagered: bigint;
  readonly required: bigint;
  readonly maxBet: bigint | null;
  readonly maxPayout: bigint | null;
  /** Whether the bonus has expired and has not been ended yet; its money cannot be staked. */
  readonly isOver: boolean;
}

export function playerOf(facts: Facts, at: Date): PlayerState {
  const { real, bonus, sequence, bonusId, wagered, required, maxBet, maxPayout, bonusExpiresAt } = facts;
  return {
    real,
    bonus,
    sequence,
    active:
      bonusId === null
        ? null
        : {
            id: bonusId,
            wagered: wagered ?? 0n,
            required: required ?? 0n,
            maxBet,
            maxPayout,
            isOver: bonusExpiresAt !== null && bonusExpiresAt <= at,
          },
    slotRoundAt: facts.slotRoundAt,
    limits: facts.limits && startDuePeriods(facts.limits, at),
    limitGroup: facts.limitGroup && limitGroupOf(facts.limitGroup, at),
    freeRoundsUsed: {},
    conversions: {},
  };
}

/** The active bonus whose money may be staked. */
export const playableBonus = ({ active }: PlayerState): ActiveBonus | null =>
  active === null || active.isOver ? null : active;

/** The active bonus if it is fully wagered, so that it must be converted, also if it has expired since. */
export const wageredBonus = ({ active }: Pick<PlayerState, 'active'>): ActiveBonus | null =>
  active === null || active.wagered < active.required ? null : active;

/**
 * Whether the effect is a movement with a sequence number. Payments are of real money: a pending one to the player counts
 * when it is posted, one from the player at once. The end of a bonus and a held win are numbered even if the balance stays,
 * so that open pages read again.
 */
export function isMovement(command: Command | PaymentReversal, effect: Effect): boolean {
  const { toReal, toBonus, held, heldReturned, bonusEndsAs } = effect;
  if (bonusEndsAs !== null || held !== null || heldReturned > 0n) return true;
  const isPending = 'status' in command && command.status === 'pending';
  return (toReal !== 0n || toBonus !== 0n) && (!isPending || toReal < 0n);
}

/** Returns the player's state after the command. */
export function applyTo(
  player: PlayerState,
  command: Command | PaymentReversal,
  effect: Effect,
): PlayerState {
  const { active } = player;
  const limits = player.limits && countInLimits(player.limits, command, effect);
  const limitGroup = player.limitGroup && countInGroup(player.limitGroup, command, effect);
  const freeRoundsUsed = countFreeRounds(player, effect);
  const conversions = countConversions(player, effect);
  const slotRoundAt = effect.slotRoundAt ?? player.slotRoundAt;
  if (!isMovement(command, effect))
    return { ...player, slotRoundAt, limits, limitGroup, freeRoundsUsed, conversions };
  return {
    real: player.real + effect.toReal - contributedBy(effect),
    bonus: player.bonus + effect.toBonus,
    sequence: player.sequence + 1n,
    active: active && effect.bonusEndsAs === null ? wager(active, effect) : null,
    slotRoundAt,
    limits,
    limitGroup,
    freeRoundsUsed,
    conversions,
  };
}

const wager = (active: ActiveBonus, { wagering }: Effect): ActiveBonus =>
  wagering === null ? active : { ...active, wagered: active.wagered + wagering };

function countFreeRounds(
  { freeRoundsUsed }: PlayerState,
  { freeRoundUsed, freeRoundReturned }: Effect,
): PlayerState['freeRoundsUsed'] {
  const grant = freeRoundUsed ?? freeRoundReturned;
  if (grant === null) return freeRoundsUsed;
  const change = freeRoundUsed === null ? -1 : 1;
  return { ...freeRoundsUsed, [grant]: (freeRoundsUsed[grant] ?? 0) + change };
}

function countConversions(
  { conversions, active }: PlayerState,
  { toReal, bonusEndsAs, winTakenBack }: Effect,
): PlayerState['conversions'] {
  if (active !== null && bonusEndsAs === 'Converted')
    return { ...conversions, [active.id]: { converted: toReal, takenBack: 0n } };
  const taken = winTakenBack?.fromConverted ?? null;
  if (taken === null) return conversions;
  const { converted, takenBack } = conversions[taken.bonus] ?? { converted: null, takenBack: 0n };
  return { ...conversions, [taken.bonus]: { converted, takenBack: takenBack + taken.amount } };
}
