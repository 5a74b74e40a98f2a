import type { ComplianceUpdate } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Bus } from '../../../infra/bus.ts';
import { keyedListeners } from './keyedListeners.ts';
import type { Stream } from './stream.ts';

/** `complianceUpdated`: that something is another than the query told, for a tab to read it again. */
export function complianceStream(bus: Bus): Stream<ComplianceUpdate> {
  const players = keyedListeners<PlayerId, ComplianceUpdate>();
  bus.subscribe('compliance.updated', ({ playerId, sourceOfWealth, kycStatus }) =>
    players.tell(playerId, { sourceOfWealth, kycStatus }),
  );
  return {
    field: 'complianceUpdated',
    keyOf: (session) => session.playerId,
    listen: ({ playerId }, emit) => players.add(playerId, emit),
    present: async () => null,
  };
}
