import { Wallet } from '@foyer/contract/generated/operations.ts';
import type { SubscriptionSocket } from '../../transport/socket/subscriptionSocket.ts';
import type { WalletEvent } from './walletState.ts';

/** GQLO-15: subscribes to balance updates. @returns the function that stops the subscription */
export const streamBalance = (socket: SubscriptionSocket, tell: (event: WalletEvent) => void): (() => void) =>
  socket.subscribe(
    Wallet,
    {},
    {
      next: ({ balanceUpdated }) => tell({ type: 'moved', update: balanceUpdated }),
      connected: (isConnected) => tell({ type: 'connected', isConnected }),
    },
  );
