import { Wallet } from '@foyer/contract/generated/operations.ts';
import type { SubscriptionSocket } from '../../transport/socket/subscriptionSocket.ts';
import type { WalletEvent } from './walletState.ts';

/** GQLO-15: subscribes to balance updates. @returns the function that stops the subscription */
export const streamBalance = (
  socket: SubscriptionSocket,
  dispatch: (event: WalletEvent) => void,
): (() => void) =>
  socket.subscribe(
    Wallet,
    {},
    {
      next: ({ balanceUpdated }) => dispatch({ type: 'moved', update: balanceUpdated }),
      connected: (isConnected) => dispatch({ type: 'connected', isConnected }),
    },
  );
