import { hash } from 'node:crypto';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Money } from '@foyer/domain/money.ts';
import type { BalanceChanged } from './events.ts';

/**
 * A ledger command, built by a recipe. `caller` and `key` are its idempotency key (MONEY-07): repeated with
 * the same payload it returns the first result; with another payload it is refused.
 */
export type Command = Named &
  (
    | Stake
    | Payout
    | Release
    | PromotionalPayout
    | HeldWinReturn
    | Reversal
    | EndRound
    | Move
    | Conversion
    | Ending
  );

interface Named {
  /** A studio's id, or `foyer:<part>` for a part of the platform. */
  readonly caller: string;
  readonly key: string;
  readonly recipe: string;
  readonly moneyType: BalanceChanged['moneyType'];
}

/** Moves money of the player in this studio game session. */
interface InGame {
  readonly gameSession: string;
  readonly round: string;
}

export interface Stake extends InGame {
  readonly verb: 'stake';
  readonly amount: Money;
  /** The free rounds grant from which the operator pays the stake. */
  readonly freeRounds?: string;
  /** The part that feeds the studio's own jackpot, in major units. */
  readonly jackpotPart?: string;
  /** The maximum win of this bet, in minor units; it lowers the maximum win of its round. */
  readonly largestWin?: string;
}

export interface Payout extends InGame {
  readonly verb: 'payout';
  readonly amount: Money;
  /** The part that comes from the studio's own jackpot, in major units. */
  readonly jackpotPart?: string;
  /** Further payload fields, only for the hash. */
  readonly terms?: string;
}

/** Pays a held win like any win of its round, regardless of the round's maximum win. */
export interface Release {
  readonly verb: 'payout';
  readonly player: PlayerId;
  readonly operatorAccount: 'heldWins';
  readonly round: string;
  readonly amount: Money;
}

/** Pays a win outside of any round, such as a prize of a tournament, as real money. */
export interface PromotionalPayout {
  readonly verb: 'promotionalPayout';
  readonly player: PlayerId;
  /** `heldWins` pays one that was held, whatever its amount. */
  readonly operatorAccount: 'promotion' | 'heldWins';
  readonly amount: Money;
  /** A larger win is held. In minor units; a setting of the operator and no part of the payload. */
  readonly largest?: bigint;
  /** Further payload fields, only for the hash. */
  readonly terms?: string;
}

/** Returns the money of a held win to the account from which it came. */
export interface HeldWinReturn {
  readonly verb: 'heldWinReturn';
  readonly player: PlayerId;
  readonly operatorAccount: 'heldWins';
  /** Missing for a promotional win, whose money goes back to the promotion account. */
  readonly round?: string;
  readonly amount: Money;
}

export interface Reversal extends InGame {
  readonly verb: 'reversal';
  /** The key of the bet or win to roll back. */
  readonly rollsBack: string;
}

interface EndRound extends InGame {
  readonly verb: 'endRound';
  /** Only stores the key: the round stays as it is. */
  readonly isNote?: true;
  /** What the studio reports as the result of the round, for the player's history. */
  readonly result?: string;
  /** Further payload fields, only for the hash. */
  readonly terms?: string;
}

/** A transfer between one account of the player and one of the operator. */
export interface Move {
  readonly verb: 'move';
  readonly player: PlayerId;
  readonly account: 'real' | 'bonus';
  readonly operatorAccount: 'funding' | 'promotion' | 'jackpot' | 'correction' | 'owed';
  /** Name of the jackpot pot. */
  readonly pot?: string;
  /** Positive to the player, negative from the player. */
  readonly amount: Money;
  /** A pending transfer is posted or voided later. */
  readonly status: 'pending' | 'posted';
  /** Further payload fields, only for the hash. */
  readonly terms?: string;
}

/** A bank or payment provider reverses a posted transfer of the same caller, in full and once. Not batched. */
export interface PaymentReversal extends Named {
  readonly verb: 'undoing';
  readonly player: PlayerId;
  /** The recipe of the reversed transfer. */
  readonly undoes: 'deposit' | 'withdrawal';
  /** The key of the reversed transfer. */
  readonly rollsBack: string;
  /** Whether the balance must cover the whole amount. Otherwise the player owes the rest. */
  readonly mustCover?: boolean;
}

/** Converts a wagered bonus to real money. */
export interface Conversion {
  readonly verb: 'conversion';
  readonly player: PlayerId;
  readonly operatorAccount: 'promotion';
  readonly bonus: string;
}

/** Ends a bonus without converting it to real money. */
export interface Ending {
  readonly verb: 'ending';
  readonly player: PlayerId;
  readonly operatorAccount: 'promotion';
  readonly bonus: string;
  readonly endsAs: 'Expired' | 'Forfeited';
}

/** Returns the hash by which a repeated key with a different payload is detected (MONEY-07). */
export function payloadHash(command: Command | PaymentReversal): string {
  const inMinorUnits = 'amount' in command && {
    amount: command.amount.minor.toString(),
    currency: command.amount.currency,
  };
  return hashOf({ status: 'posted', ...payloadOf(command), ...inMinorUnits });
}

/** Stored hashes were computed with the operator's account under the name `house`, at the same position. */
function payloadOf(command: object): object {
  if (!('operatorAccount' in command)) return command;
  return Object.fromEntries(
    Object.entries(command)
      .filter(([name]) => name !== 'largest')
      .map(([name, value]) => [name === 'operatorAccount' ? 'house' : name, value]),
  );
}

/** Returns 132 bits of SHA-256 as 22 base64url characters. */
export const hashOf = (payload: object): string =>
  hash('sha256', JSON.stringify(payload), 'base64url').slice(0, 22);

/**
 * Resources that two commands of one batch must not share: idempotency keys and rounds. The later command
 * waits for the next batch, where it sees the effects of the earlier one.
 */
export function exclusiveKeysOf(command: Command): readonly string[] {
  const key = `key ${command.caller} ${command.key}`;
  if (!('round' in command) || command.round === undefined) return [key];
  const round = `round ${command.caller} ${command.round}`;
  return command.verb === 'reversal'
    ? [key, round, `key ${command.caller} ${command.rollsBack}`]
    : [key, round];
}

/** The game session or player whose balance and limits the command reads and changes. */
export const ownerOf = (command: Command): string =>
  'player' in command ? `player ${command.player}` : `session ${command.gameSession}`;
