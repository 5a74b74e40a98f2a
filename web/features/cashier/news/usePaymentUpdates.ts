import { useEffect, useEffectEvent } from 'react';
import { useSocket } from '../../../app/socket.tsx';
import { paymentStream, type PaymentListener } from './paymentStream.ts';

export function usePaymentUpdates(listener: PaymentListener): void {
  const socket = useSocket();
  const updated = useEffectEvent(listener.updated);
  const missed = useEffectEvent(listener.missed);
  useEffect(() => {
    if (!socket) return;
    return paymentStream(socket).listen({
      updated: (payment, isNews) => updated(payment, isNews),
      missed: () => missed(),
    });
  }, [socket]);
}
