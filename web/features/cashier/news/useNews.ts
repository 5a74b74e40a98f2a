import { useEffect, useEffectEvent } from 'react';
import { useSocket } from '../../content/index.ts';
import { paymentStream, type PaymentListener } from './paymentStream.ts';

/** Each change of one of the player's payments, and a word when some may have been missed. */
export function useNews(listener: PaymentListener): void {
  const socket = useSocket();
  const told = useEffectEvent(listener.told);
  const missed = useEffectEvent(listener.missed);
  useEffect(() => {
    if (!socket) return;
    return paymentStream(socket).listen({
      told: (payment, isNews) => told(payment, isNews),
      missed: () => missed(),
    });
  }, [socket]);
}
