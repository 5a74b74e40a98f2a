import { SPORTSBOOK } from '@foyer/contract/sportsbook/sportsbook.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { payloadHash } from '../../command.ts';
import { contributedBy } from '../../rules/decision.ts';
import { legsOf, type Leg } from '../../rules/legs.ts';
import { roundAfter, type Round } from '../../rules/round.ts';
import type { Done } from '../done.ts';
import { eventRows, eventsOf, type EventRow } from '../walletEvents.ts';

/** The parameters of `wallet.write_batch`. A list is missing where it would be empty. */
export interface Batch {
  readonly keys: readonly CommandKey[];
  readonly transfers: readonly Leg[];
  /** The accounts in the order of their ids. The version is the one on which the batch was decided. */
  readonly accounts: readonly AccountChange[];
  readonly opened?: readonly Round[];
  readonly rounds?: readonly Round[];
  /** The transfer that is reversed, and its key. */
  readonly reversals?: readonly { transfer: bigint; caller: string; key: string }[];
  /** Stakes that the raffle and gamification count. */
  readonly staked?: readonly StakedEntry[];
  /**
   * Contributions for the jackpot: account of the pot, player, studio,
   * key of the bet, amount (negative when returned).
   */
  readonly contributions?: readonly (readonly [bigint, string, string, string, bigint])[];
  readonly limits?: readonly object[];
  /** LIMIT-13: the groups in the order of their ids. The version is the one on which the batch was decided. */
  readonly groups?: readonly GroupChange[];
  readonly bonuses?: readonly BonusChange[];
  /** What rollbacks of wins took back of converted bonuses. */
  readonly conversionsTakenBack?: readonly { readonly bonus: string; readonly amount: bigint }[];
  /** `used` is 1 for a round used of a grant, and -1 for a round returned to it. */
  readonly freeRounds?: readonly { caller: string; key: string; grant: string; used: number }[];
  readonly wins?: WinRecords;
  readonly events: readonly EventRow[];
}

export interface AccountChange {
  readonly id: bigint;
  readonly balance: bigint;
  /** These three fields are present for real accounts only. */
  readonly version?: bigint;
  readonly sequence?: bigint;
  readonly slotRoundAt?: Date | null;
}

interface BonusChange {
  readonly id: string;
  readonly wagered: bigint;
  readonly endsAs: string | null;
  /** The amount that became real money. Missing where the bonus is not converted. */
  readonly converted?: bigint;
}

interface GroupChange {
  readonly id: string;
  readonly version: bigint;
  readonly limits: readonly object[];
}

/** MONEY-07: an idempotency key with the response to its command. */
export interface CommandKey {
  readonly caller: string;
  readonly key: string;
  /** Empty for a bet or win that was rolled back before it arrived, and for the operator's money in a jackpot's pot. */
  readonly payloadHash: string;
  readonly playerId: string | null;
  /** The round that this stake opens. */
  readonly opensRound: string | null;
  readonly balanceAfter: bigint;
  readonly bonusAfter: bigint;
  readonly contributed: bigint | null;
  readonly held: bigint | null;
}

/** A stake, or a negative amount for its rollback. */
export interface StakedEntry {
  readonly brand: BrandId;
  readonly playerId: PlayerId;
  readonly studio: string;
  readonly game: string;
  readonly currency: Currency;
  readonly minor: string;
  /** Time of the stake, also for its rollback. */
  readonly at: string;
  readonly key: string;
}

interface WinRecords {
  readonly declared: readonly object[];
  readonly held: readonly object[];
  /** Held wins that their studio rolled back, with the key of the rollback. */
  readonly heldReturned: readonly object[];
  readonly jackpotParts: readonly object[];
  /** What studios report as the results of rounds. */
  readonly results: readonly object[];
}

export function collectBatch(done: readonly Done[], at: Date): Batch {
  const rounds = done.flatMap(({ command, facts, effect, after }) => {
    const round = roundAfter(command, facts, effect, after, at);
    return round ? [{ round, isNew: facts.roundPlayer === null }] : [];
  });
  const lists = {
    opened: rounds.filter(({ isNew }) => isNew).map(({ round }) => round),
    rounds: rounds.filter(({ isNew }) => !isNew).map(({ round }) => round),
    reversals: done.flatMap(reversalOf),
    staked: done.flatMap((one) => stakedOf(one, at)),
    contributions: done.flatMap(contributionsOf),
    limits: lastOfPlayers(done).flatMap(limitsOf),
    groups: groupsOf(done),
    bonuses: [...new Map(done.flatMap(bonusOf).map((bonus) => [bonus.id, bonus])).values()],
    conversionsTakenBack: done.flatMap(({ effect }) => effect.winTakenBack?.fromConverted ?? []),
    freeRounds: done.flatMap(freeRoundOf),
  };
  const wins = winRecordsOf(done);
  return {
    keys: done.flatMap(keysOf),
    transfers: done.flatMap(({ command, facts, effect, after }) => legsOf(command, facts, effect, after)),
    accounts: lastOfPlayers(done)
      .flatMap(accountsOf)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
    ...(Object.values(wins).some((list) => list.length > 0) && { wins }),
    events: eventRows(done.flatMap(eventsOf)),
  };
}

/** Returns the last command of each player, because only the last state is written, with the state before the first. */
function lastOfPlayers(done: readonly Done[]): readonly Done[] {
  const players = new Map<string | null, Done>();
  for (const one of done) {
    const before = players.get(one.facts.playerId)?.before ?? one.before;
    players.set(one.facts.playerId, { ...one, before });
  }
  return [...players.values()];
}

function accountsOf({ facts, before, after }: Done): readonly AccountChange[] {
  const { realAccount: id, version } = facts;
  const real = { id, version, balance: after.real, sequence: after.sequence, slotRoundAt: after.slotRoundAt };
  return after.bonus === before.bonus ? [real] : [real, { id: facts.bonusAccount, balance: after.bonus }];
}

function keysOf({ command, facts, effect, after }: Done): readonly CommandKey[] {
  const { caller, key } = command;
  const own: CommandKey = {
    caller,
    key,
    payloadHash: payloadHash(command),
    playerId: facts.playerId,
    opensRound: command.verb === 'stake' && facts.roundPlayer === null ? command.round : null,
    balanceAfter: after.real,
    bonusAfter: after.bonus,
    contributed: command.verb === 'stake' ? contributedBy(effect) || null : null,
    held: effect.held && effect.held.amount,
  };
  if (!effect.isBetUnknown || command.verb !== 'reversal') return [own];
  return [{ ...own, key: command.rollsBack, payloadHash: '' }, own];
}

const reversalOf = ({ command, effect: { reverses } }: Done): NonNullable<Batch['reversals']> =>
  reverses === null || !('rollsBack' in command)
    ? []
    : [{ transfer: reverses, caller: command.caller, key: command.rollsBack }];

/** Free rounds and sportsbook coupons do not count for raffle and gamification. */
function stakedOf({ command, facts, effect }: Done, at: Date): readonly StakedEntry[] {
  const { playerId, brand, currency, roundGame, game } = facts;
  const minor = -(effect.toReal + effect.toBonus);
  const isStake = command.verb === 'stake' || effect.unstaked !== null;
  if (!isStake || minor === 0n || command.caller === SPORTSBOOK.studio || playerId === null) return [];
  return [
    {
      brand,
      playerId,
      studio: command.caller,
      game: roundGame ?? game ?? '',
      currency,
      minor: minor.toString(),
      at: (effect.stakedAt ?? at).toISOString(),
      key: command.key,
    },
  ];
}

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

/** The groups whose limits were used, in their state after the last command. */
function groupsOf(done: readonly Done[]): readonly GroupChange[] {
  const used = done.flatMap(({ before, after }) =>
    after.limitGroup === null || after.limitGroup.limits === before.limitGroup?.limits
      ? []
      : [after.limitGroup],
  );
  return [...new Map(used.map((group) => [group.id, group])).values()]
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, version, limits }) => ({
      id,
      version,
      limits: limits.map(({ period, used: now, spanFrom, spanTo }) => ({
        period,
        used: now,
        spanFrom,
        spanTo,
      })),
    }));
}

function bonusOf({ effect, before: { active }, after }: Done): readonly BonusChange[] {
  if (active === null || (effect.wagering === null && effect.bonusEndsAs === null)) return [];
  const wagered = after.active?.wagered ?? active.wagered;
  const { bonusEndsAs: endsAs, toReal: converted } = effect;
  return [{ id: active.id, wagered, endsAs, ...(endsAs === 'Converted' && { converted }) }];
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
      if (held === null) return [];
      const { playerId, brand, currency, roundGame } = one.facts;
      // A promotional win belongs to no round.
      const of = 'round' in one.command ? { game: roundGame, round: one.command.round } : {};
      return [{ ...named(one), playerId, brand, currency, ...of, ...held }];
    }),
    heldReturned: done.flatMap(({ command, facts: { playerId }, effect }) =>
      command.verb === 'reversal' && effect.heldReturned > 0n
        ? [{ caller: command.caller, key: command.rollsBack, playerId, rollback: command.key }]
        : [],
    ),
    jackpotParts: done.flatMap((one) =>
      'jackpotPart' in one.command && one.command.jackpotPart !== undefined
        ? [{ ...named(one), amount: one.command.jackpotPart }]
        : [],
    ),
    results: done.flatMap(({ command, facts: { playerId } }) =>
      command.verb === 'endRound' && command.result !== undefined
        ? [{ playerId, caller: command.caller, round: command.round, result: command.result }]
        : [],
    ),
  };
}
