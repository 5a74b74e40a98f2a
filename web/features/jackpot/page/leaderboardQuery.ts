import { JackpotLeaderboard } from '@foyer/contract/generated/operations.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { createQuery } from '../../../transport/graphql/query.ts';
import { REQUEST_SIZE } from '../leaderboard.ts';

export const leaderboardQuery = (player: {
  readonly brand: string;
  readonly instanceId: string;
  readonly currency: Currency;
  readonly playerId: string;
}) =>
  createQuery(JackpotLeaderboard, {
    brand: player.brand,
    jackpotInstanceId: player.instanceId,
    jackpotPotId: 'shared',
    currency: player.currency,
    playerUUID: player.playerId,
    size: REQUEST_SIZE,
  });
