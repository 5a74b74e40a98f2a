import { createContext, use, type ReactNode } from 'react';
import type { SubscriptionSocket } from '../../transport/socket/subscriptionSocket.ts';

const SocketContext = createContext<SubscriptionSocket | null>(null);

/** Null until it is loaded, and for a visitor always (SESS-08). */
export function SocketProvider({
  socket,
  children,
}: {
  socket: SubscriptionSocket | null;
  children: ReactNode;
}) {
  return <SocketContext value={socket}>{children}</SocketContext>;
}

export const useSocket = (): SubscriptionSocket | null => use(SocketContext);
