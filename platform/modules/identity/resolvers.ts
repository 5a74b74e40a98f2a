import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import { languageTag, type Locale } from '@foyer/vocabulary/locale.ts';
import type { Database } from '../../plumbing/database/database.ts';
import type { Session } from '../../plumbing/session.ts';
import { AuthenticationFailure } from './failures.ts';
import type { Identity } from './identity.ts';

/** What these resolvers need of the request's context. */
interface IdentityContext {
  readonly session: Session | null;
  readonly locale: Locale;
  readonly database: Database;
  readonly services: { readonly identity: Identity; wakeRelay(): void };
}

export const identityResolvers: Resolvers<IdentityContext> = {
  Query: {
    viewer: (_query, _args, { session }) => (session ? { id: session.playerId } : null),
  },
  Viewer: {
    async player(_viewer, _args, { session, locale, database, services }) {
      const { playerId, sessionId } = signedIn(session);
      const [player, times] = await Promise.all([
        services.identity.player(database.query, playerId),
        services.identity.sessionTimes(database.query, sessionId),
      ]);
      return {
        id: player.id,
        playerId: player.id,
        accountStatus: player.status,
        country: {
          id: player.country,
          code: player.country,
          name: countryName(player.country, locale),
          currency: player.currency,
        },
        language: player.language,
        email: player.email,
        emailVerified: player.emailVerified,
        personalInfo: { firstName: player.firstName, lastName: player.lastName },
        sessionStartedAt: times.startedAt,
        lastSignInAt: times.lastSignInAt,
      };
    },
    customer: (_viewer, _args, { session }) => ({ id: signedIn(session).playerId }),
  },
  Mutation: {
    async logout(_mutation, _args, { session, database, services }) {
      // Signed out already, as by another tab: that is what was asked for.
      if (!session) return { loggedOut: true };
      await database.transaction((tx) => services.identity.endSession(tx, session.sessionId, 'SIGNED_OUT'));
      services.wakeRelay();
      return { loggedOut: true };
    },
  },
};

// The viewer of a visitor is null, so nobody gets to its fields without a session.
function signedIn(session: Session | null): Session {
  if (!session) throw new AuthenticationFailure('ended');
  return session;
}

// Asked for with every page, and the same for all who live there.
const countryNames = new Map<string, string>();

function countryName(code: string, locale: Locale): string {
  const key = `${locale} ${code}`;
  const known = countryNames.get(key);
  if (known !== undefined) return known;
  const name = new Intl.DisplayNames(languageTag(locale), { type: 'region' }).of(code) ?? code;
  countryNames.set(key, name);
  return name;
}
