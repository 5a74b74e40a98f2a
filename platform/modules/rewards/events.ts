import type { RewardUpdate } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';

declare module '../../infra/bus.ts' {
  interface Events {
    'rewards.changed': {
      readonly playerId: PlayerId;
      /** GQLO-14: the update in the format of the GraphQL API, with its times as text. */
      readonly update: RewardUpdate;
    };
  }
}
