import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Command, PaymentReversal } from '../command.ts';
import type { Effect } from './decision.ts';
import type { Facts } from './facts.ts';
import { isMovement, type PlayerState } from './player.ts';

/** A transfer to write: money from one account to another. */
export interface Leg {
  readonly caller: string;
  readonly key: string;
  readonly leg: number;
  readonly recipe: string;
  readonly playerId: PlayerId;
  readonly debit: bigint;
  readonly credit: bigint;
  readonly amount: bigint;
  readonly status: 'pending' | 'posted' | 'voided';
  readonly round: string | null;
  readonly reverses: bigint | null;
  /** The time of the stake or win that this transfer rolls back. */
  readonly stakedAt: Date | null;
  /** The balances in the response, which is repeated for the same key (MONEY-07). */
  readonly balanceAfter: bigint;
  readonly bonusAfter: bigint;
  readonly sequence: bigint | null;
  /** The active bonus, and what the movement added to its wagering. */
  readonly bonusId: string | null;
  readonly wagered: bigint | null;
}

/**
 * The transfers of a command, in the order of their legs; `after` is the player after it. A command that moves
 * nothing is a transfer of zero.
 * @throws TypeError when an account that the effect needs was not read
 */
export function legsOf(
  command: Command | PaymentReversal,
  facts: Facts,
  effect: Effect,
  after: PlayerState,
): readonly Leg[] {
  const main = firstLeg(command, facts, effect, after);
  const others = [
    ...bonusLegs(main, facts, effect),
    ...owedLegs(main, facts, effect),
    ...lostBonusLegs(main, facts, effect),
  ];
  const legs = [
    ...(main.amount === 0n && others.length > 0 ? others : [main, ...others]).map(numbered),
    ...contributionLegs(main, facts, effect),
  ];
  return effect.isBetUnknown && command.verb === 'reversal'
    ? [lateBet(main, command.rollsBack), ...legs]
    : legs;
}

/** Only leg 0 stores what the command reverses and its wagering. */
const numbered = (leg: Leg, index: number): Leg =>
  index === 0 ? leg : { ...leg, leg: index, reverses: null, wagered: null };

/** The transfer between the real account and an operator account, or between two operator accounts. */
function firstLeg(command: Command | PaymentReversal, facts: Facts, effect: Effect, after: PlayerState): Leg {
  return {
    caller: command.caller,
    key: command.key,
    leg: 0,
    recipe: recipeOf(command, effect),
    playerId: required(facts.playerId, 'player'),
    ...firstAccounts(command, facts, effect),
    status: 'status' in command ? command.status : 'posted',
    round: ('round' in command ? command.round : null) ?? null,
    reverses: effect.reverses,
    stakedAt: effect.stakedAt,
    balanceAfter: after.real,
    bonusAfter: after.bonus,
    sequence: isMovement(command, effect) ? after.sequence : null,
    bonusId: concernsBonus(command, effect) ? (after.active?.id ?? null) : null,
    wagered: effect.wagering,
  };
}

function recipeOf(command: Command | PaymentReversal, effect: Effect): string {
  if (effect.held !== null) return 'heldWin';
  if (effect.heldReturned > 0n) return 'heldWinReversal';
  return effect.winTakenBack === null ? command.recipe : 'winRollback';
}

/** A stake counts towards wagering, and a win may be paid to the bonus, from which a rollback takes it back. */
const concernsBonus = (command: Command | PaymentReversal, { wagering, toBonus }: Effect): boolean =>
  wagering !== null || (command.verb === 'payout' && toBonus > 0n);

function firstAccounts(
  command: Command | PaymentReversal,
  facts: Facts,
  effect: Effect,
): Pick<Leg, 'debit' | 'credit' | 'amount'> {
  const { realAccount } = facts;
  const operator = required(facts.operatorAccount, 'operator');
  if (effect.held !== null)
    return {
      debit: operator,
      credit: required(facts.heldWinsAccount, 'heldWins'),
      amount: effect.held.amount,
    };
  if (effect.heldReturned > 0n && command.verb === 'reversal')
    return {
      debit: required(facts.heldWinsAccount, 'heldWins'),
      credit: operator,
      amount: effect.heldReturned,
    };
  if (effect.heldReturned > 0n) {
    const source = 'round' in command ? 'game' : 'promotion';
    return {
      debit: operator,
      credit: required(facts[`${source}Account`], source),
      amount: effect.heldReturned,
    };
  }
  if (effect.given > 0n)
    return { debit: required(facts.promotionAccount, 'promotion'), credit: operator, amount: effect.given };
  if (effect.given < 0n)
    return { debit: operator, credit: required(facts.promotionAccount, 'promotion'), amount: -effect.given };
  return effect.toReal > 0n
    ? { debit: operator, credit: realAccount, amount: effect.toReal }
    : { debit: realAccount, credit: operator, amount: -effect.toReal };
}

/** The transfer between the bonus account and the operator's account, with the other fields of the first leg. */
function bonusLegs(main: Leg, { operatorAccount, bonusAccount }: Facts, { toBonus }: Effect): readonly Leg[] {
  const operator = required(operatorAccount, 'operator');
  if (toBonus > 0n) return [{ ...main, debit: operator, credit: bonusAccount, amount: toBonus }];
  return toBonus < 0n ? [{ ...main, debit: bonusAccount, credit: operator, amount: -toBonus }] : [];
}

/** The part of a chargeback or a rolled back win that the balance does not cover becomes a debt of the player. */
const owedLegs = (main: Leg, { owedAccount }: Facts, { owed }: Effect): readonly Leg[] =>
  owed === 0n ? [] : [{ ...main, debit: required(owedAccount, 'owed'), amount: owed }];

const lostBonusLegs = (main: Leg, { promotionAccount }: Facts, { winTakenBack }: Effect): readonly Leg[] =>
  winTakenBack === null || winTakenBack.lostBonus === 0n
    ? []
    : [{ ...main, debit: required(promotionAccount, 'promotion'), amount: winTakenBack.lostBonus }];

/** There is one leg per jackpot, from leg 2 on. It belongs to no round and reverses nothing. */
const contributionLegs = (main: Leg, { realAccount }: Facts, { contributions }: Effect): readonly Leg[] =>
  contributions.map(({ pot, amount }, index) => ({
    ...main,
    leg: index + 2,
    recipe: 'jackpotContribution',
    round: null,
    reverses: null,
    bonusId: null,
    wagered: null,
    ...(amount > 0n
      ? { debit: realAccount, credit: pot, amount }
      : { debit: pot, credit: realAccount, amount: -amount }),
  }));

/** Records a bet or win that was rolled back before it arrived, so that it is refused when it arrives. */
const lateBet = (main: Leg, key: string): Leg => ({
  ...main,
  key,
  recipe: 'bet',
  amount: 0n,
  status: 'voided',
  sequence: null,
});

function required<T>(value: T | null, name: string): T {
  if (value === null) throw new TypeError(`the ${name} account was not read`);
  return value;
}
