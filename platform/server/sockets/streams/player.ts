import type { CustomerPopUps, PlayerUpdate } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Bus } from '../../../infra/bus.ts';
import { keyedListeners } from './keyedListeners.ts';
import type { Stream } from './stream.ts';

interface PlayerStreamParts {
  readonly bus: Bus;
  stateOf(playerId: PlayerId): Promise<PlayerUpdate>;
}

/** GQLO-11 `playerUpdated`: whether the account is closed and what of it is verified, now and at each change. */
export function playerStream({ bus, stateOf }: PlayerStreamParts): Stream<PlayerUpdate> {
  const players = keyedListeners<PlayerId, PlayerUpdate>();
  bus.subscribe('identity.playerUpdated', (event) =>
    players.tell(event.playerId, {
      isAccountClosed: event.isAccountClosed,
      emailVerified: event.emailVerified,
      isPhoneNumberVerified: event.isPhoneNumberVerified,
    }),
  );
  return {
    field: 'playerUpdated',
    keyOf: (session) => session.playerId,
    listen: ({ playerId }, emit) => players.add(playerId, emit),
    present: ({ playerId }) => stateOf(playerId),
  };
}

/** GQLO-13 `customerPopUpAdded`: what is new since the query that told `popUpsNeeded`. */
export function popUpStream(bus: Bus): Stream<CustomerPopUps> {
  const players = keyedListeners<PlayerId, CustomerPopUps>();
  bus.subscribe('identity.popUpAdded', ({ playerId, popUpId }) =>
    players.tell(playerId, { popUpIdsAdded: [popUpId] }),
  );
  return {
    field: 'customerPopUpAdded',
    keyOf: (session) => session.playerId,
    listen: ({ playerId }, emit) => players.add(playerId, emit),
    present: async () => null,
  };
}
