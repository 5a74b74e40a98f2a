import type {
  BalanceUpdate,
  ComplianceUpdate,
  CustomerPopUps,
  NotificationsUpdate,
  PlayerUpdate,
  PlayTimeUpdate,
  RewardUpdate,
  SessionClockUpdate,
  SessionDestroyed,
  Transaction,
} from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { toDecimal, zero } from '@foyer/domain/money.ts';
import type { Bus, Events } from '../../../infra/bus.ts';
import type { WalletState } from '../../../modules/wallet/index.ts';
import { eventStream, type Stream } from './stream.ts';

type NumberedTransaction = Transaction & Pick<Events['cashier.transactionChanged'], 'sequence'>;

type NumberedUpdate = NotificationsUpdate & Pick<Events['notifications.changed'], 'sequence'>;

interface WalletReader {
  state(playerId: PlayerId): Promise<WalletState>;
}

interface StreamDeps {
  readonly bus: Bus;
  readonly wallet: WalletReader;
  playerState(playerId: PlayerId): Promise<PlayerUpdate>;
  playerUpdate(updated: Events['identity.playerUpdated']): PlayerUpdate;
  /** The last published change of the player's transactions; null if there is none. */
  lastTransaction(playerId: PlayerId): Promise<NumberedTransaction | null>;
  notificationState(playerId: PlayerId): Promise<NumberedUpdate>;
}

export const createStreams = ({ bus, ...reads }: StreamDeps): readonly Stream[] => [
  walletStream(bus, reads.wallet),
  sessionStream(bus),
  // CLOCK-04: when the next reality check is due.
  eventStream<'realityCheck.changed', SessionClockUpdate>(bus, {
    topic: 'realityCheck.changed',
    field: 'sessionClockUpdated',
    ownerOf: ({ sessionId }) => sessionId,
    valueOf: ({ sessionId, dueAt }) => ({ sessionId, dueAt }),
  }),
  // LIMIT-14: when the session limit ends the session.
  eventStream<'limits.playTimeChanged', PlayTimeUpdate>(bus, {
    topic: 'limits.playTimeChanged',
    field: 'playTimeUpdated',
    ownerOf: ({ sessionId }) => sessionId,
    valueOf: ({ sessionId, closesAt }) => ({ sessionId, closesAt: closesAt && new Date(closesAt) }),
  }),
  // GQLO-11: changes of the player's account.
  eventStream<'identity.playerUpdated', PlayerUpdate>(bus, {
    topic: 'identity.playerUpdated',
    field: 'playerUpdated',
    ownerOf: ({ playerId }) => playerId,
    valueOf: reads.playerUpdate,
    present: ({ playerId }) => reads.playerState(playerId),
  }),
  // GQLO-13: pop-ups that an operator has added.
  eventStream<'identity.popUpAdded', CustomerPopUps>(bus, {
    topic: 'identity.popUpAdded',
    field: 'customerPopUpAdded',
    ownerOf: ({ playerId }) => playerId,
    valueOf: ({ popUpId }) => ({ popUpIdsAdded: [popUpId] }),
  }),
  eventStream<'compliance.updated', ComplianceUpdate>(bus, {
    topic: 'compliance.updated',
    field: 'complianceUpdated',
    ownerOf: ({ playerId }) => playerId,
    valueOf: ({ sourceOfWealth, kycStatus }) => ({ sourceOfWealth, kycStatus }),
  }),
  // GQLO-14: changes of the player's rewards.
  eventStream<'rewards.changed', RewardUpdate>(bus, {
    topic: 'rewards.changed',
    field: 'rewardUpdated',
    ownerOf: ({ playerId }) => playerId,
    valueOf: ({ update }) => update,
  }),
  eventStream<'cashier.transactionChanged', NumberedTransaction>(bus, {
    topic: 'cashier.transactionChanged',
    field: 'transactionUpdated',
    ownerOf: ({ playerId }) => playerId,
    valueOf: ({ transaction, sequence }) => ({ ...transaction, sequence }),
    present: ({ playerId }) => reads.lastTransaction(playerId),
    positionOf: ({ sequence }) => sequence,
  }),
  eventStream<'notifications.changed', NumberedUpdate>(bus, {
    topic: 'notifications.changed',
    field: 'notificationsUpdated',
    ownerOf: ({ playerId }) => playerId,
    valueOf: ({ unread, sequence }) => ({ unread, sequence }),
    present: ({ playerId }) => reads.notificationState(playerId),
    positionOf: ({ sequence }) => sequence,
  }),
];

/** GQLO-12: sent to the connections of the session that has ended. */
export const sessionStream = (bus: Bus) =>
  eventStream<'identity.sessionEnded', SessionDestroyed>(bus, {
    topic: 'identity.sessionEnded',
    field: 'sessionDestroyed',
    ownerOf: ({ sessionId }) => sessionId,
    valueOf: ({ sessionId, reason }) => ({ sessionId, reason }),
  });

/** GQLO-15: the current balances, then one update for each movement (WALLET-02). */
export const walletStream = (bus: Bus, wallet: WalletReader) =>
  eventStream<'wallet.balanceChanged', BalanceUpdate>(bus, {
    topic: 'wallet.balanceChanged',
    field: 'balanceUpdated',
    ownerOf: ({ playerId }) => playerId,
    valueOf: ({ balance, bonusBalance, amount, moneyType, wageringProgress, sequence }) => ({
      balance: balance.amount,
      bonusBalance: bonusBalance.amount,
      currency: balance.currency,
      amount: amount.amount,
      moneyType,
      wageringProgress,
      sequence,
    }),
    async present({ playerId }) {
      const { balance, bonusBalance, currency, wageringProgress, sequence } = await wallet.state(playerId);
      return {
        balance: toDecimal(balance),
        bonusBalance: toDecimal(bonusBalance),
        currency,
        amount: toDecimal(zero(currency)),
        moneyType: null,
        wageringProgress,
        sequence,
      };
    },
    positionOf: ({ sequence }) => sequence,
  });
