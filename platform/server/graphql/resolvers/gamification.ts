import { WIDGET_FRAME_PATH } from '@foyer/contract/gamification/widget.ts';
import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import { valuesOf } from '../../../sites/index.ts';
import { settingsOf } from '../../../modules/gamification/index.ts';
import { enterGamification, isGamificationOpenAt } from '../../../flows/gamification/enterGamification.ts';
import type { GraphqlContext } from '../context.ts';
import { signedIn } from '../signedIn.ts';

export const gamificationResolvers: Resolvers<GraphqlContext> = {
  Query: {
    async gamificationSettings(_, _args, { site, session, locale, sites, services }) {
      const { gamification: file } = site;
      // GAMI-17, LOY-01
      if (!session || !file || !(await isGamificationOpenAt(services, site, session.playerId))) return null;
      const [translate, values] = [sites.translator(locale, ['gamification']), valuesOf(site, locale)];
      return settingsOf(file, {
        site,
        locale,
        translate: (key, more) => translate(key, { ...values, ...more }),
        termsAndConditions: services.content.page(site, locale, 'loyalty-terms')?.html ?? '',
        panel: (game) => services.catalogue.panel(site, locale, game),
      });
    },
  },
  Viewer: {
    isPlayerBlockedInGamanza: async (_, _args, context) => (await detailsIn(context)).isBlocked,
    playerGamificationDetails: async (_, _args, context) => detailsIn(context),
  },
  Mutation: {
    async enterGamification(_, _args, { site, session, origin, services }) {
      const entry = await enterGamification(services, { site, origin }, signedIn(session).playerId);
      return { ...entry, frameUrl: WIDGET_FRAME_PATH };
    },
  },
};

const detailsIn = ({ database, session, services }: GraphqlContext) =>
  services.gamification.details(database.query, signedIn(session).playerId);
