import type { RewardUpdate } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';

declare module '../../infra/bus.ts' {
  interface Events {
    'rewards.changed': {
      readonly playerId: PlayerId;
      /** GQLO-14: as GraphQL presents it, its times as text. */
      readonly update: RewardUpdate;
    };
  }
}
