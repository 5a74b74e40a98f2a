import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Currency } from '@foyer/domain/currency.ts';

/**
 * What the ledger knows about one command: a row of `wallet.read_facts`. A decision based on it is written only while
 * `version` is unchanged. Amounts are minor units. The fields of a player, session or round that does not exist are
 * null.
 */
export interface Facts extends PlayerFacts, SessionFacts, RoundFacts, KnownKey {
  readonly ordinal: number;
  /** The operator's account with which money is exchanged; null for a jackpot that was never opened. */
  readonly operatorAccount: bigint | null;
  /**
   * This account is read only for the stake of a free round, for rollbacks and for the return of a held win. It pays free
   * stakes, and bears bonus money that the rollback of a win no longer finds.
   */
  readonly promotionAccount: bigint | null;
  /** This account is read only for the return of a held win. */
  readonly gameAccount: bigint | null;
  /** This account is read only for a win, also a promotional one, and for a rollback. */
  readonly heldWinsAccount: bigint | null;
  /** This account is read only for a rollback and the reversal of a payment. */
  readonly owedAccount: bigint | null;
  /** LIMIT-10: the jackpot and amount that the player adds to each stake. */
  readonly contribution: bigint | null;
  readonly potAccount: bigint | null;
  /** The grant that a stake uses; null where the player has no such grant in this game. */
  readonly freeRounds: FreeRoundsFacts | null;
  /** The round's bets that declared their own largest win, without those rolled back. Read for a win. */
  readonly declaredBets: readonly DeclaredBet[] | null;
  /** MONEY-10: whether the studio's wins in this currency are held. Read for a win. */
  readonly isStudioHeld: boolean | null;
  /** The bet or win to roll back; null where none has arrived. */
  readonly bet: BetFacts | null;
  /** The payment to reverse or to conclude. */
  readonly payment: PaymentFacts | null;
}

interface PlayerFacts {
  /** Increases with each change of the player. A decision is written only while the version is unchanged. */
  readonly version: bigint;
  /** Null where the game session or the player is unknown; then so are the other fields of the player. */
  readonly playerId: PlayerId | null;
  readonly brand: BrandId;
  readonly currency: Currency;
  readonly realAccount: bigint;
  readonly bonusAccount: bigint;
  readonly real: bigint;
  readonly bonus: bigint;
  readonly sequence: bigint;
  /** CLOCK-03: when the next reality check is due; null without reality checks. */
  readonly checkDueAt: Date | null;
  /** CLOCK-05: when the player's sign-in session ends unless it is renewed. */
  readonly sessionExpiresAt: Date | null;
  /** LIMIT-14: null for a player without session limits, like the next two fields. */
  readonly playOpensAt: Date | null;
  readonly playClosesAt: Date | null;
  /** When play is possible again after `playClosesAt`. */
  readonly playReturnsAt: Date | null;
  /** CLOCK-06: when the player's last round of a slot began. */
  readonly slotRoundAt: Date | null;
  /** Null for a player without limits. */
  readonly limits: readonly LimitFacts[] | null;
  /** LIMIT-13: null for a player without limits that other accounts share. */
  readonly limitGroup: LimitGroupFacts | null;
  readonly bonusId: string | null;
  readonly wagered: bigint | null;
  readonly required: bigint | null;
  readonly maxBet: bigint | null;
  readonly maxPayout: bigint | null;
  readonly bonusExpiresAt: Date | null;
}

interface SessionFacts {
  readonly game: string | null;
  readonly isSessionEnded: boolean | null;
  /** OVER-08: the player has yet to accept a newer version of a legal document than when the game was opened. */
  readonly isContentDue: boolean;
  /** The operator has switched the game off where the player is. */
  readonly isSwitchedOff: boolean;
  /** CLOCK-06: the shortest time between two rounds of this slot; null for other games. */
  readonly shortestCycleMs: number | null;
  /** Percentage of a stake in this game that counts towards wagering. */
  readonly weight: number;
  /** MONEY-09: the maximum win of a round as a multiple of its stakes, in hundredths. */
  readonly largestWinHundredths: bigint | null;
  readonly largestWinAmount: bigint | null;
}

interface RoundFacts {
  readonly roundPlayer: PlayerId | null;
  readonly roundGame: string | null;
  readonly roundOpenedAt: Date | null;
  readonly roundClosedAt: Date | null;
  readonly stakedReal: bigint | null;
  readonly stakedBonus: bigint | null;
  /** The id of the bonus from which `stakedBonus` came. */
  readonly roundBonus: string | null;
  readonly roundWon: bigint | null;
  /** MONEY-09: the part of `roundWon` that was held and released. */
  readonly roundReleased: bigint | null;
  /** The part of `stakedReal` that the operator staked in free rounds. */
  readonly roundGiven: bigint | null;
  /** Whether the round is known and is in a monthly partition that has been detached. */
  readonly isRoundArchived: boolean;
}

/** MONEY-07: the response to the first command with this key. */
interface KnownKey {
  /** Null for a new key; empty for a bet or win that was rolled back before it arrived. */
  readonly knownHash: string | null;
  readonly knownBalance: bigint | null;
  readonly knownBonus: bigint | null;
  readonly knownContributed: bigint | null;
  readonly knownHeld: bigint | null;
}

/** Values inside JSON columns: amounts and ids are decimal strings, because JSON numbers are inexact. */
export interface LimitFacts {
  readonly kind: 'Stake' | 'Loss';
  readonly period: 'Day' | 'Week' | 'Month';
  readonly amount: string;
  /** Time zone in which the player's days begin. */
  readonly zone: string;
  readonly spanFrom: string;
  readonly spanTo: string;
  /** Negative when the player has won more than lost. */
  readonly used: string;
}

export interface LimitGroupFacts {
  readonly id: string;
  /** Increases with each change of the group. A decision is written only while the version is unchanged. */
  readonly version: string;
  /**
   * The exchange rate: one minor unit of the player's currency, in millionths of a minor unit of the group's currency.
   */
  readonly rate: string;
  /** Loss limits, in millionths of a minor unit of the group's currency. */
  readonly limits: readonly LimitFacts[];
}

export interface FreeRoundsFacts {
  readonly id: string;
  readonly stake: string;
  readonly left: number;
  readonly expiresAt: string | null;
}

export interface DeclaredBet {
  readonly stake: string;
  readonly largestWin: string;
}

/** A bet or a win that is rolled back. A win that was held and then released is the release. */
export interface BetFacts {
  readonly id: string;
  readonly recipe: string;
  readonly playerId: PlayerId;
  readonly round: string | null;
  /** When the bet was placed or the win was paid. */
  readonly stakedAt: string;
  /** The bonus that was active at a bet, or to which a win was paid. */
  readonly bonusId: string | null;
  /** `Converted` where the money of this bonus has become real money, at most `maxPayout` of it. */
  readonly bonusStatus: string | null;
  readonly maxPayout: string | null;
  /** The amount that became real money; null where the bonus was not converted or its conversion is archived. */
  readonly converted: string | null;
  /** The part of `converted` that rollbacks of wins have taken back. */
  readonly takenBack: string | null;
  readonly wagered: string;
  readonly fromReal: string;
  readonly fromBonus: string;
  readonly toReal: string;
  readonly toBonus: string;
  /** The amount of the first leg, which for a free round is the operator's stake. */
  readonly amount: string;
  readonly contributions: readonly { readonly pot: string; readonly amount: string }[];
  /** The free rounds grant that the bet used. */
  readonly freeRounds: string | null;
  /** Also true for a held win that an operator has reversed. */
  readonly isRolledBack: boolean;
  readonly isRelease: boolean;
}

export interface PaymentFacts {
  readonly id: string;
  readonly recipe: string;
  readonly playerId: PlayerId;
  readonly status: string;
  readonly debit: string;
  readonly credit: string;
  readonly amount: string;
  readonly createdAt: string;
  readonly isReversed: boolean;
}
