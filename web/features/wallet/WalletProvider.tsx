import { createContext, use, useEffect, useReducer, type ReactNode } from 'react';
import { type WalletPartsFragment, Wallet } from '@foyer/contract/generated/operations.ts';
import { useSocket } from '../../app/socket.tsx';
import { initialWallet, walletState, type WalletState, type WalletEvent } from './walletState.ts';
import type { SubscriptionSocket } from '../../transport/socket/subscriptionSocket.ts';

const WalletContext = createContext<WalletState>(initialWallet(false));

/** Provides the player's wallet: first the data of the page's query, then live updates. */
export function WalletProvider({
  wallet,
  children,
}: {
  /** Null for a visitor. */
  wallet: WalletPartsFragment | null;
  children: ReactNode;
}) {
  const [state, dispatch] = useReducer(walletState, wallet, firstState);
  const socket = useSocket();
  const isSignedIn = wallet !== null;
  useEffect(() => {
    if (isSignedIn && socket) return streamBalance(socket, dispatch);
  }, [isSignedIn, socket]);
  useEffect(() => {
    dispatch(wallet ? { type: 'read', wallet } : { type: 'signedOut' });
  }, [wallet]);
  return <WalletContext value={state}>{children}</WalletContext>;
}

const firstState = (wallet: WalletPartsFragment | null): WalletState => {
  const state = initialWallet(wallet !== null);
  return wallet ? walletState(state, { type: 'read', wallet }) : state;
};

export const useWallet = (): WalletState => use(WalletContext);

/** GQLO-15: subscribes to balance updates. @returns the function that stops the subscription */
const streamBalance = (socket: SubscriptionSocket, dispatch: (event: WalletEvent) => void): (() => void) =>
  socket.subscribe(
    Wallet,
    {},
    {
      next: ({ balanceUpdated }) => dispatch({ type: 'moved', update: balanceUpdated }),
      connected: (isConnected) => dispatch({ type: 'connected', isConnected }),
    },
  );
