import { hash } from 'node:crypto';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Money } from '@foyer/domain/money.ts';
import type { BalanceChanged } from '../../infra/bus.ts';

/**
 * What the ledger can be asked to do, made by a recipe. `caller` and `key` name it for ever (MONEY-07): asked again with
 * the same payload it has the effect of once and the first answer; with another payload it is refused.
 */
export type Command = Named & (Stake | Payout | Release | Reversal | EndRound | Move | Conversion | Ending);

interface Named {
  /** A studio's id, or a part of the platform as `foyer:<part>`. */
  readonly caller: string;
  readonly key: string;
  readonly recipe: string;
  readonly moneyType: BalanceChanged['moneyType'];
}

/** Whose money: that of the player in a studio's game session. */
interface InGame {
  readonly gameSession: string;
  readonly round: string;
}

interface Stake extends InGame {
  readonly verb: 'stake';
  readonly amount: Money;
  /** The grant of free rounds by which the house stakes it. */
  readonly freeRounds?: string;
  /** How much of it feeds a jackpot of the studio's own, in major units. */
  readonly jackpotPart?: string;
  /** The most this bet can win by its own terms, in minor units: it lowers what its round may win. */
  readonly largestWin?: string;
}

interface Payout extends InGame {
  readonly verb: 'payout';
  readonly amount: Money;
  /** How much of it comes from a jackpot of the studio's own, in major units. */
  readonly jackpotPart?: string;
}

/** A held win goes to the player as any win of its round does, whatever the round may win without a release. */
interface Release {
  readonly verb: 'payout';
  readonly player: PlayerId;
  readonly house: 'heldWins';
  readonly round: string;
  readonly amount: Money;
}

interface Reversal extends InGame {
  readonly verb: 'reversal';
  /** The key of the bet that is taken back. */
  readonly rollsBack: string;
}

interface EndRound extends InGame {
  readonly verb: 'endRound';
}

/** Money between one account of the player and one of the house. */
interface Move {
  readonly verb: 'move';
  readonly player: PlayerId;
  readonly account: 'real' | 'bonus';
  readonly house: 'funding' | 'promotion' | 'jackpot' | 'correction' | 'owed';
  /** Of a jackpot. */
  readonly pot?: string;
  /** Positive to the player, negative from the player. */
  readonly amount: Money;
  /** A pending one is concluded later. */
  readonly status: 'pending' | 'posted';
  /** What the payload has beside the movement, for the hash. */
  readonly terms?: string;
}

/** A bank or a payment provider undoes a posted transfer of the same caller, whole and once. Posted alone. */
export interface Undoing extends Named {
  readonly verb: 'undoing';
  readonly player: PlayerId;
  /** The recipe that is undone, */
  readonly undoes: 'deposit' | 'withdrawal';
  /** and the key it was done under. */
  readonly rollsBack: string;
}

interface Conversion {
  readonly verb: 'conversion';
  readonly player: PlayerId;
  readonly house: 'promotion';
}

/** A bonus ends without becoming real money. */
interface Ending {
  readonly verb: 'ending';
  readonly player: PlayerId;
  readonly house: 'promotion';
  readonly bonus: string;
  readonly endsAs: 'Expired' | 'Forfeited';
}

/** One line of the batch that `wallet.post` reads: the command's own fields, its amount in minor units. */
export interface CommandLine {
  /** Its place in the batch, by which the answer finds it. */
  ordinal: number;
  readonly hash: string;
  readonly [field: string]: unknown;
}

export function toLine(command: Command | Undoing): CommandLine {
  const amount = 'amount' in command ? command.amount : null;
  const inMinorUnits = amount && { amount: amount.minor.toString(), currency: amount.currency };
  const payload = { status: 'posted', ...command, ...inMinorUnits };
  return { ...payload, hash: hashOf(payload), ordinal: 0 };
}

/** By which a key that is known is told from the same key with other words. */
export const hashOf = (payload: object): string => hash('sha256', JSON.stringify(payload), 'base64url');

/**
 * What a command must not share with another of its batch: the keys it reads or writes, and its round.
 * The later one waits for the next batch, where it sees what the first has done.
 */
export function claimsOf(command: Command): readonly string[] {
  const key = `key ${command.caller} ${command.key}`;
  if (!('round' in command)) return [key];
  const round = `round ${command.caller} ${command.round}`;
  return command.verb === 'reversal'
    ? [key, round, `key ${command.caller} ${command.rollsBack}`]
    : [key, round];
}
