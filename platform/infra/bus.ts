import type { BrandId, PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type {
  KycStatus,
  RewardUpdate,
  SessionEndReason,
  SourceOfWealthRequirement,
  Transaction,
} from '@foyer/contract/generated/resolvers.ts';
import type { OptInStatus } from '@foyer/contract/jackpot/pots.ts';
import type { JackpotUpdate, RaffleWinEvent, WinEvent } from '@foyer/contract/jackpot/socket.ts';
import type { MoneyJson } from '@foyer/domain/money.ts';

/**
 * Every event that crosses modules or reaches a browser, past tense, as it lies in the outbox.
 * A module declares its payload type here by name and writes it with `outbox.append` in its own transaction.
 */
export interface Events {
  'wallet.balanceChanged': BalanceChanged;
  'wallet.bonusChanged': BonusChanged;
  'identity.sessionEnded': SessionEnded;
  'identity.playerUpdated': PlayerUpdated;
  'identity.popUpAdded': PopUpAdded;
  'cashier.transactionChanged': TransactionChanged;
  'jackpot.potsChanged': PotsChanged;
  'jackpot.won': JackpotWon;
  'jackpot.optInChanged': OptInChanged;
  'rewards.changed': RewardChanged;
  'jackpot.winSeen': WinSeen;
  'raffle.drawn': RaffleDrawn;
  'raffle.ticketsChanged': TicketsChanged;
  'raffle.winSeen': RaffleWinSeen;
  'compliance.updated': ComplianceUpdated;
  'realityCheck.changed': RealityCheckChanged;
}

export interface BalanceChanged {
  readonly playerId: PlayerId;
  readonly brand: BrandId;
  readonly balance: MoneyJson;
  readonly bonusBalance: MoneyJson;
  /** Signed: a stake is negative. */
  readonly amount: MoneyJson;
  readonly moneyType: 'Deposit' | 'Withdrawal' | 'InitWithdrawal' | 'CasinoBet';
  readonly wageringProgress: number | null;
  /** Grows by one with each movement of the player. */
  readonly sequence: number;
}

/** WALLET-09 */
export type BonusStatus = 'Active' | 'Converted' | 'Expired' | 'Forfeited';

export interface BonusChanged {
  readonly playerId: PlayerId;
  readonly brand: BrandId;
  readonly bonusId: string;
  readonly status: BonusStatus;
}

export interface SessionEnded {
  readonly playerId: PlayerId;
  readonly brand: BrandId;
  readonly sessionId: SessionId;
  readonly reason: SessionEndReason;
}

export interface PlayerUpdated {
  readonly playerId: PlayerId;
  readonly brand: BrandId;
  readonly isAccountClosed: boolean;
  readonly emailVerified: boolean;
  readonly isPhoneNumberVerified: boolean;
}

export interface PopUpAdded {
  readonly playerId: PlayerId;
  readonly brand: BrandId;
  readonly popUpId: string;
}

export interface TransactionChanged {
  readonly playerId: PlayerId;
  readonly brand: BrandId;
  /** As it is told, its moments as text. */
  readonly transaction: Transaction;
  /** Grows by one with each change of one of the player's deposits and withdrawals. */
  readonly sequence: number;
}

/** JACK-40 */
export type PotsChanged = JackpotUpdate['data'] & { readonly brand: BrandId };

/** JACK-44 */
export type JackpotWon = WinEvent['data'] & { readonly brand: BrandId };

/** JACK-36: as it is now. */
export type OptInChanged = OptInStatus & { readonly playerId: PlayerId; readonly instance_id: string };

/** JSOCK-06: of his own wins, by the player. */
export interface WinSeen {
  readonly playerId: PlayerId;
  readonly winId: string;
}

/** JSOCK-07: with all who won. */
export type RaffleDrawn = RaffleWinEvent['data'] & { readonly brand: BrandId };

/** JSOCK-08: of the drops that run. */
export interface TicketsChanged {
  readonly brand: BrandId;
  readonly players: readonly {
    readonly playerId: PlayerId;
    readonly instance_tickets: readonly { readonly instance_id: string; readonly ticket_count: number }[];
  }[];
}

/** JSOCK-07: of his own wins, by the player. */
export interface RaffleWinSeen {
  readonly playerId: PlayerId;
  readonly instanceId: string;
}

export interface RewardChanged {
  readonly playerId: PlayerId;
  /** GQLO-14: as it is told, its moments as text. */
  readonly update: RewardUpdate;
}

/** What the house asks of a player, or what he has shown of it, is another than before. */
export interface ComplianceUpdated {
  readonly playerId: PlayerId;
  readonly sourceOfWealth: SourceOfWealthRequirement;
  readonly kycStatus: KycStatus;
}

/** CLOCK-03: a check was answered, or its time is another. */
export interface RealityCheckChanged {
  readonly playerId: PlayerId;
  readonly sessionId: SessionId;
  /** Of the next one; an instant. */
  readonly dueAt: string;
}

export type Topic = keyof Events;
export type Listener<T extends Topic> = (event: Events[T]) => void;

/** At least once and in order per player; a listener that throws is logged and stops nobody else. */
export interface Bus {
  publish<T extends Topic>(topic: T, event: Events[T]): void;
  /** @returns the way to stop listening */
  subscribe<T extends Topic>(topic: T, listener: Listener<T>): () => void;
}

export function inProcessBus(onError: (error: unknown) => void): Bus {
  const listeners = new Map<Topic, Set<(event: never) => void>>();
  return {
    publish(topic, event) {
      for (const listener of listeners.get(topic) ?? []) {
        try {
          (listener as Listener<typeof topic>)(event);
        } catch (error) {
          onError(error);
        }
      }
    },
    subscribe(topic, listener) {
      const set = listeners.get(topic) ?? new Set();
      listeners.set(topic, set.add(listener));
      return () => set.delete(listener);
    },
  };
}
