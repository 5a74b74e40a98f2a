import { createContext, use, type ReactNode } from 'react';
import type { SubscriptionSocket } from '../transport/socket/subscriptionSocket.ts';

const SocketContext = createContext<SubscriptionSocket | null>(null);

/** The socket is null until it is loaded, and always null for visitors (SESS-08). */
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
