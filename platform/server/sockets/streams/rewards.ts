import type { RewardUpdate } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Bus } from '../../../infra/bus.ts';
import { keyedListeners } from './keyedListeners.ts';
import type { Stream } from './stream.ts';

/** GQLO-14 `rewardUpdated`: what has changed since the query that told the player's rewards. */
export function rewardStream(bus: Bus): Stream<RewardUpdate> {
  const players = keyedListeners<PlayerId, RewardUpdate>();
  bus.subscribe('rewards.changed', ({ playerId, update }) => players.tell(playerId, update));
  return {
    field: 'rewardUpdated',
    keyOf: (session) => session.playerId,
    listen: ({ playerId }, emit) => players.add(playerId, emit),
    present: async () => null,
  };
}
