import { JackpotLeaderboard } from '@foyer/contract/generated/operations.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { createQuery } from '../../../transport/graphql/query.ts';
import { REQUEST_SIZE } from '../leaderboard.ts';

/** GQLO-19, JACK-58 */
export const leaderboardQuery = (asked: {
  readonly brand: string;
  readonly instanceId: string;
  readonly currency: Currency;
  readonly playerId: string;
}) =>
  createQuery(JackpotLeaderboard, {
    brand: asked.brand,
    jackpotInstanceId: asked.instanceId,
    jackpotPotId: 'shared',
    currency: asked.currency,
    playerUUID: asked.playerId,
    size: REQUEST_SIZE,
  });
