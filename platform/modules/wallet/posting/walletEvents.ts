import { money, toJson } from '@foyer/domain/money.ts';
import type { BalanceChanged, BonusChanged } from '../events.ts';
import { contributedBy } from '../rules/decision.ts';
import type { Facts } from '../rules/facts.ts';
import { isMovement, playableBonus, type PlayerState } from '../rules/player.ts';
import type { Done } from './done.ts';

/** An event to write to the outbox with the movement that it reports. */
export type WalletEvent =
  | { readonly topic: 'wallet.balanceChanged'; readonly payload: BalanceChanged }
  | { readonly topic: 'wallet.bonusChanged'; readonly payload: BonusChanged };

/** A row of the outbox: events of one topic in their order. */
export interface EventRow {
  readonly topic: WalletEvent['topic'];
  readonly payload: readonly WalletEvent['payload'][];
}

/** One row for each run of consecutive events with the same topic. Most batches have one row. */
export function eventRows(events: readonly WalletEvent[]): readonly EventRow[] {
  const rows: { topic: WalletEvent['topic']; payload: WalletEvent['payload'][] }[] = [];
  for (const { topic, payload } of events) {
    const last = rows.at(-1);
    if (last?.topic === topic) last.payload.push(payload);
    else rows.push({ topic, payload: [payload] });
  }
  return rows;
}

export function eventsOf({ command, facts, effect, before, after }: Done): readonly WalletEvent[] {
  const { playerId, brand } = facts;
  if (playerId === null) return [];
  const { bonusEndsAs: status } = effect;
  const bonusChanged =
    status === null || before.active === null
      ? []
      : [
          {
            topic: 'wallet.bonusChanged' as const,
            payload: { playerId, brand, bonusId: before.active.id, status },
          },
        ];
  if (!isMovement(command, effect)) return bonusChanged;
  return [
    ...bonusChanged,
    {
      topic: 'wallet.balanceChanged',
      payload: balanceChanged(facts, after, {
        amount: effect.toReal + effect.toBonus - contributedBy(effect),
        moneyType: command.moneyType,
      }),
    },
  ];
}

/** The event of a movement after which the player has this state. */
export function balanceChanged(
  { playerId, brand, currency }: Pick<Facts, 'playerId' | 'brand' | 'currency'>,
  after: PlayerState,
  { amount, moneyType }: { readonly amount: bigint } & Pick<BalanceChanged, 'moneyType'>,
): BalanceChanged {
  if (playerId === null) throw new TypeError('a movement has a player');
  const inCurrency = (minor: bigint) => toJson(money(minor, currency));
  const bonus = playableBonus(after);
  return {
    playerId,
    brand,
    balance: inCurrency(after.real),
    bonusBalance: inCurrency(after.bonus),
    amount: inCurrency(amount),
    moneyType,
    wageringProgress: bonus && progressOf(bonus),
    sequence: Number(after.sequence),
  };
}

/** Returns the wagered share of a bonus, from 0 to 1 with four decimals. */
function progressOf({ wagered, required }: { readonly wagered: bigint; readonly required: bigint }): number {
  const share = (wagered * 20_000n + required) / (2n * required);
  return Number(share > 10_000n ? 10_000n : share) / 10_000;
}
