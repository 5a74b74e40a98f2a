import type { Transaction } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Bus, Events } from '../../../infra/bus.ts';
import { keyedListeners } from './keyedListeners.ts';
import type { Stream } from './stream.ts';

/** A change, and its number in the player's stream. */
export type NumberedTransaction = Transaction & Pick<Events['cashier.transactionChanged'], 'sequence'>;

interface TransactionStreamParts {
  readonly bus: Bus;
  /** The change that the player's stream told last; null when it has told nothing yet. */
  lastTold(playerId: PlayerId): Promise<NumberedTransaction | null>;
}

/** `transactionUpdated`: what changed last, then each change of one of the player's deposits and withdrawals. */
export function transactionStream({ bus, lastTold }: TransactionStreamParts): Stream<NumberedTransaction> {
  const players = keyedListeners<PlayerId, NumberedTransaction>();
  bus.subscribe('cashier.transactionChanged', ({ playerId, transaction, sequence }) =>
    players.tell(playerId, { ...transaction, sequence }),
  );
  return {
    field: 'transactionUpdated',
    keyOf: (session) => session.playerId,
    listen: ({ playerId }, emit) => players.add(playerId, emit),
    present: ({ playerId }) => lastTold(playerId),
    positionOf: ({ sequence }) => sequence,
  };
}
