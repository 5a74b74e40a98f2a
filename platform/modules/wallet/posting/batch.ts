import { money, toJson } from '@foyer/domain/money.ts';
import type { Command, PaymentReversal } from '../command.ts';
import type { BalanceChanged, BonusChanged } from '../events.ts';
import { contributedBy, type Effect } from '../rules/decision.ts';
import type { Facts } from '../rules/facts.ts';
import { legsOf, type Leg } from '../rules/legs.ts';
import { isMovement, playableBonus, type PlayerState } from '../rules/player.ts';

/** A command that was decided and not refused, with its player before and after it. */
export interface Done {
  readonly command: Command | PaymentReversal;
  readonly facts: Facts;
  readonly effect: Effect;
  readonly before: PlayerState;
  readonly after: PlayerState;
}

/** What `wallet.write_batch` writes. A list is missing where it would be empty. */
export interface Batch {
  readonly transfers: readonly Leg[];
  readonly accounts: readonly { id: bigint; balance: bigint; sequence?: bigint }[];
  readonly stakes?: readonly RoundStake[];
  /** What rollbacks remove from the stakes of their rounds. */
  readonly unstaked?: readonly (RoundId & { real: bigint; bonus: bigint })[];
  readonly closedRounds?: readonly RoundId[];
  /** For the jackpot: account of the pot, player, studio, key of the bet, amount; negative when returned. */
  readonly contributions?: readonly (readonly [bigint, string, string, string, bigint])[];
  readonly limits?: readonly object[];
  readonly bonuses?: readonly { id: string; wagered: bigint; endsAs: string | null }[];
  /** One round used of a grant, or -1 returned. */
  readonly freeRounds?: readonly { caller: string; key: string; grant: string; used: number }[];
  readonly wins?: WinRecords;
  readonly events: readonly (
    | { topic: 'wallet.balanceChanged'; payload: BalanceChanged }
    | { topic: 'wallet.bonusChanged'; payload: BonusChanged }
  )[];
}

interface RoundId {
  readonly studio: string;
  readonly id: string;
}

interface RoundStake extends RoundId {
  readonly playerId: string | null;
  readonly game: string | null;
  readonly real: bigint;
  readonly bonus: bigint;
  readonly bonusId: string | null;
}

interface WinRecords {
  readonly declared: readonly object[];
  readonly held: readonly object[];
  readonly jackpotParts: readonly object[];
}

export function collectBatch(done: readonly Done[]): Batch {
  const lists = {
    stakes: done.flatMap(stakeOf),
    unstaked: done.flatMap(unstakedOf),
    closedRounds: done.flatMap(({ command: { verb, ...command } }) =>
      verb === 'endRound' && 'round' in command ? [{ studio: command.caller, id: command.round }] : [],
    ),
    contributions: done.flatMap(contributionsOf),
    limits: lastOfPlayers(done).flatMap(limitsOf),
    bonuses: [...new Map(done.flatMap(bonusOf).map((bonus) => [bonus.id, bonus])).values()],
    freeRounds: done.flatMap(freeRoundOf),
  };
  const wins = winRecordsOf(done);
  return {
    transfers: done.flatMap(({ command, facts, effect, after }) => legsOf(command, facts, effect, after)),
    accounts: lastOfPlayers(done).flatMap(accountsOf),
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
    ...(Object.values(wins).some((list) => list.length > 0) && { wins }),
    events: done.flatMap(eventsOf),
  };
}

/** Amounts become text, because JSON numbers are inexact. */
export const batchJson = (batch: Partial<Batch>): string =>
  JSON.stringify(batch, (_name, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));

/** The last command of each player, whose state is written, with the state before the first. */
function lastOfPlayers(done: readonly Done[]): readonly Done[] {
  const players = new Map<string | null, Done>();
  for (const one of done) {
    const before = players.get(one.facts.playerId)?.before ?? one.before;
    players.set(one.facts.playerId, { ...one, before });
  }
  return [...players.values()];
}

function accountsOf({ facts, before, after }: Done): Batch['accounts'] {
  if (after.sequence === before.sequence) return [];
  const real = { id: facts.realAccount, balance: after.real, sequence: after.sequence };
  return after.bonus === before.bonus ? [real] : [real, { id: facts.bonusAccount, balance: after.bonus }];
}

/** The operator's stake of a free round counts as real money: what it wins is real. */
function stakeOf({ command, facts, effect, after }: Done): readonly RoundStake[] {
  if (command.verb !== 'stake') return [];
  const { playerId, game } = facts;
  return [
    {
      studio: command.caller,
      id: command.round,
      playerId,
      game,
      real: effect.given - effect.toReal,
      bonus: -effect.toBonus,
      bonusId: playableBonus(after)?.id ?? null,
    },
  ];
}

const unstakedOf = ({ command, effect: { unstaked } }: Done): NonNullable<Batch['unstaked']> =>
  unstaked === null || command.verb !== 'reversal'
    ? []
    : [{ studio: command.caller, id: command.round, ...unstaked }];

const contributionsOf = ({ command, facts, effect }: Done): NonNullable<Batch['contributions']> =>
  effect.contributions.map(({ pot, amount }) => [
    pot,
    facts.playerId ?? '',
    command.caller,
    command.verb === 'reversal' ? command.rollsBack : command.key,
    amount,
  ]);

const limitsOf = ({ facts: { playerId }, after: { limits } }: Done): readonly object[] =>
  (limits ?? []).map(({ kind, period, used, spanFrom, spanTo }) => ({
    playerId,
    kind,
    period,
    used,
    spanFrom,
    spanTo,
  }));

function bonusOf({ effect, before: { active }, after }: Done): NonNullable<Batch['bonuses']> {
  if (active === null || (effect.wagering === null && effect.bonusEndsAs === null)) return [];
  const wagered = after.active?.wagered ?? active.wagered;
  return [{ id: active.id, wagered, endsAs: effect.bonusEndsAs }];
}

function freeRoundOf({ command, effect }: Done): NonNullable<Batch['freeRounds']> {
  const { caller, key } = command;
  if (effect.freeRoundUsed !== null) return [{ caller, key, grant: effect.freeRoundUsed, used: 1 }];
  if (effect.freeRoundReturned !== null) return [{ caller, key, grant: effect.freeRoundReturned, used: -1 }];
  return [];
}

function winRecordsOf(done: readonly Done[]): WinRecords {
  const named = ({ command: { caller, key } }: Done) => ({ caller, key });
  return {
    declared: done.flatMap((one) => {
      const { command } = one;
      if (command.verb !== 'stake' || command.largestWin === undefined) return [];
      const { round, amount, largestWin } = command;
      return [{ ...named(one), round, stake: amount.minor, largestWin }];
    }),
    held: done.flatMap((one) => {
      const { held } = one.effect;
      if (held === null || one.command.verb !== 'payout') return [];
      const { playerId, brand, currency, roundGame: game } = one.facts;
      return [{ ...named(one), playerId, brand, currency, game, round: one.command.round, ...held }];
    }),
    jackpotParts: done.flatMap((one) =>
      'jackpotPart' in one.command && one.command.jackpotPart !== undefined
        ? [{ ...named(one), amount: one.command.jackpotPart }]
        : [],
    ),
  };
}

function eventsOf({ command, facts, effect, before, after }: Done): Batch['events'] {
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

/** The event of a movement that leaves the player in this state. */
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

/** From 0 to 1, with four decimals. */
function progressOf({ wagered, required }: { readonly wagered: bigint; readonly required: bigint }): number {
  const share = (wagered * 20_000n + required) / (2n * required);
  return Number(share > 10_000n ? 10_000n : share) / 10_000;
}
