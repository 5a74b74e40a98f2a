import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import { Refusal } from '../../../infra/refusal.ts';
import type { GraphqlContext } from '../context.ts';
import { jackpotSettings } from '../reader/jackpotSettings.ts';
import { ranksOf } from './gamification.ts';
import { initialsOf } from './raffle.ts';

export const jackpotResolvers: Resolvers<GraphqlContext> = {
  JackpotBlock: {
    async settings(_, _args, context) {
      const settings = await jackpotSettings(context.site, context);
      if (!settings) throw new Refusal('JackpotNotAvailable', { status: 404 });
      return settings;
    },
  },
  Query: {
    jackpotSettings: (_, { ipCountryCode }, context) =>
      jackpotSettings(context.session ? context.site : context.site.seenFrom(ipCountryCode), context),
    async jackpotLeaderboard(_, input, context) {
      const { site, session, services } = context;
      const { jackpot } = site;
      const { brand, jackpotInstanceId, jackpotPotId, currency, playerUUID, size } = input;
      if (!jackpot || brand !== site.brand || jackpotInstanceId !== jackpot.instanceId)
        throw new Refusal('BadRequest', { status: 400, reasons: ['noSuchJackpot'] });
      if (jackpotPotId !== 'shared')
        throw new Refusal('BadRequest', { status: 400, keys: { field: 'jackpotPotId' } });
      if (playerUUID && playerUUID !== session?.playerId)
        throw new Refusal('AuthenticationFailure', { status: 401, reasons: ['foreignPlayer'] });
      return services.jackpot.leaderboard({
        brand: site.brand,
        currency,
        size: Math.min(Math.max(size, 0), MAX_ENTRIES),
        communitySize: jackpot.pots.shared?.winners ?? 0,
        playerId: playerUUID && session ? session.playerId : null,
        initialsOf: (id) => initialsOf(context, id),
        ranksOf: (ids) => ranksOf(context, ids),
      });
    },
  },
};

/** JACK-58: maximum number of leaderboard entries. */
const MAX_ENTRIES = 100;
