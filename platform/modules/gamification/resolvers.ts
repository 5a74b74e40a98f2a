import { WIDGET_FRAME_PATH } from '@foyer/contract/gamification/widget.ts';
import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Database } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Session } from '../../infra/session.ts';
import { valuesOf, type Page, type Site, type Sites } from '../../sites/index.ts';
import type { Gamification } from './gamification.ts';
import { settingsOf, type SettingsContext } from './settings.ts';

/** What these resolvers need of the request's context. */
interface GamificationContext {
  readonly site: Site;
  readonly session: Session | null;
  readonly locale: Locale;
  readonly origin: string;
  readonly database: Database;
  readonly sites: Pick<Sites, 'say'>;
  readonly services: {
    readonly gamification: Pick<Gamification, 'details'>;
    readonly gamificationDesk: GamificationDesk;
    readonly catalogue: {
      panel(site: Site, locale: Locale, game: string): ReturnType<SettingsContext['panel']>;
    };
    readonly content: { page(site: Site, locale: Locale, key: string): Page | null };
  };
}

/** What of it touches the player's own record and the provider. */
interface GamificationDesk {
  isEnabled(site: Site, playerId: PlayerId): Promise<boolean>;
  enter(
    place: { readonly site: Site; readonly origin: string },
    playerId: PlayerId,
  ): Promise<{
    readonly accessToken: string;
    readonly expiresInSeconds: number;
    readonly isOptedIn: boolean;
  }>;
}

export const gamificationResolvers: Resolvers<GamificationContext> = {
  Query: {
    async gamificationSettings(_, _args, { site, session, locale, sites, services }) {
      const { gamification: file } = site;
      // GAMI-17, LOY-01
      if (!session || !file || !(await services.gamificationDesk.isEnabled(site, session.playerId)))
        return null;
      const [say, values] = [sites.say(locale, ['gamification']), valuesOf(site, locale)];
      return settingsOf(file, {
        site,
        locale,
        say: (key, more) => say(key, { ...values, ...more }),
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
      const entry = await services.gamificationDesk.enter({ site, origin }, signedIn(session));
      return { ...entry, frameUrl: WIDGET_FRAME_PATH };
    },
  },
};

const detailsIn = ({ database, session, services }: GamificationContext) =>
  services.gamification.details(database.query, signedIn(session));

// The viewer of a visitor is null; a mutation may be tried by anybody.
function signedIn(session: Session | null): PlayerId {
  if (!session) throw new Refusal('AuthenticationFailure', { status: 401 });
  return session.playerId;
}
