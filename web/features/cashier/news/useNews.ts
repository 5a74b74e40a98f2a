import { useEffect, useEffectEvent } from 'react';
import { TransactionUpdated, type TransactionPartsFragment } from '@foyer/contract/generated/operations.ts';
import { useSocket } from '../../content/index.ts';

/** Each change of one of the player's payments, and a word when some may have been missed. */
export function useNews(news: {
  told(payment: TransactionPartsFragment): void;
  /** What is known may be out of date: read again. */
  missed(): void;
}): void {
  const socket = useSocket();
  const told = useEffectEvent(news.told);
  const missed = useEffectEvent(news.missed);
  useEffect(
    () =>
      socket?.subscribe(
        TransactionUpdated,
        {},
        {
          next: ({ transactionUpdated }) => told(transactionUpdated),
          // Before the line stood, or while it was cut, nobody has told.
          connected: (isConnected) => void (isConnected && missed()),
          missed: () => missed(),
        },
      ),
    [socket],
  );
}
