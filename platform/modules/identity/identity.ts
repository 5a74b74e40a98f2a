import type { FastifyInstance } from 'fastify';
import type { RenderForm } from '@foyer/contract/identity/forms.ts';
import type { PlayerId, SessionId } from '@foyer/vocabulary/ids.ts';
import type { Bus } from '../../plumbing/bus.ts';
import type { Clock } from '../../plumbing/clock.ts';
import type { Config } from '../../plumbing/config.ts';
import type { Database, Queryable, Transaction } from '../../plumbing/database/database.ts';
import { sharedRead } from '../../plumbing/database/sharedRead.ts';
import type { Log } from '../../plumbing/log.ts';
import type { Site, Sites } from '../../plumbing/sites/index.ts';
import { keycloakTokens, ownTokens, tokensOfBoth } from './access/accessToken.ts';
import { adoptSession, createAuthenticate, type Authenticate } from './access/authenticate.ts';
import { AuthenticationFailure } from './failures.ts';
import { createPlayer, findPlayer, findPlayers, type NewPlayer, type PlayerRecord } from './players.ts';
import { userinfoClaims } from './realm/accounts.ts';
import { createPages } from './realm/pages.ts';
import { realmPath } from './realm/paths.ts';
import { createRealms } from './realm/realms.ts';
import { realmRoutes } from './realm/routes.ts';
import { createCustomSignIn, type CustomSignIn, type CustomSignInParts } from './signIn/customSignIn.ts';
import type { Register } from './realm/signUpForm.ts';
import { rememberKeys } from './access/realmKeys.ts';
import { createSessionKeeper } from './sessionKeeper.ts';
import { holdSession, sessionTimes, type EndReason, type SessionTimes } from './sessions.ts';

/** Who is at the door: players, their sessions, and the identity provider they sign in at. */
export interface Identity {
  /** Mounts `/realms/{brand}/…`, unless a Keycloak stands in its place. */
  routes(app: FastifyInstance): void;
  /** @throws AuthenticationFailure */
  readonly authenticate: Authenticate;
  /** The way in where a country has not the identity provider's. */
  readonly signIn: CustomSignIn;
  /** @throws EmailTaken */
  createPlayer(tx: Transaction, player: NewPlayer): Promise<PlayerId>;
  /** Outside a transaction the read is shared with all that wait for one. @throws AuthenticationFailure for nobody's id */
  player(queryable: Queryable, id: PlayerId): Promise<PlayerRecord>;
  /** @throws AuthenticationFailure for an id that is no session's */
  sessionTimes(queryable: Queryable, id: SessionId): Promise<SessionTimes>;
  /** Keeps the session from ending before `tx` does. @throws AuthenticationFailure when it has ended */
  holdSession(tx: Transaction, id: SessionId): Promise<void>;
  /** Tokens and stakes of the session are refused from the commit of `tx` on. Ending it again does nothing. */
  endSession(tx: Transaction, id: SessionId, reason: EndReason): Promise<void>;
  /** OIDC-03: the issuer that the lobby on this origin signs in at. */
  authority(site: Site, requestOrigin: string): string;
}

export interface IdentityParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly bus: Bus;
  readonly config: Pick<Config, 'identityUrl' | 'countryHeader'>;
  readonly log: Log;
  readonly renderForm: RenderForm;
  readonly register: Register;
  readonly customSignIn: Pick<CustomSignInParts, 'sendMessage' | 'isUnsafe'>;
  /** What must end together with a session, in its transaction. */
  endPlay(tx: Transaction, id: SessionId): Promise<void>;
  /** Called after a transaction that wrote an event has committed. */
  wakeRelay(): void;
}

const MOST_KNOWN_TIMES = 50_000;

export function createIdentity(parts: IdentityParts): Identity {
  const { database, clock, sites, config, log } = parts;
  const { identityUrl } = config;
  const keysOf = rememberKeys(database, clock);
  const knownTimes = new Map<SessionId, SessionTimes>();
  const sessions = createSessionKeeper(parts);

  const own = ownTokens(keysOf, sites, clock);
  const authenticate = createAuthenticate({
    verify: identityUrl === null ? own : tokensOfBoth(identityUrl, keycloakTokens(identityUrl, clock), own),
    liveSessions: sessions.live,
    clock,
    adopt: identityUrl === null ? null : adoptSession(database, clock, sessions.openSession),
  });

  const sharedPlayer = sharedRead((ids: readonly PlayerId[]) => findPlayers(database.query, ids));
  const player = async (queryable: Queryable, id: PlayerId): Promise<PlayerRecord> => {
    const found = await (queryable === database.query ? sharedPlayer(id) : findPlayer(queryable, id));
    if (!found) throw new AuthenticationFailure('unknownPlayer');
    return found;
  };

  const signIn = createCustomSignIn({
    ...parts,
    ...parts.customSignIn,
    keysOf,
    originOf: sessions.originOf,
    openSession: sessions.openSession,
    endSession: sessions.end,
  });

  const routes = (app: FastifyInstance): void => {
    if (identityUrl !== null) return;
    const pages = createPages(sites, parts.renderForm);
    realmRoutes(app, {
      realms: createRealms({ database, clock, sites, log, pages, keysOf, sessions }),
      pages,
      register: parts.register,
      readUserinfo: async (token, site) =>
        userinfoClaims(await player(database.query, (await authenticate(token, site)).playerId)),
    });
  };

  return {
    routes,
    authenticate,
    signIn,
    player,
    createPlayer: (tx, newPlayer) => createPlayer(tx, newPlayer, clock),
    endSession: sessions.end,
    async holdSession(tx, id) {
      if (!(await holdSession(tx, id))) throw new AuthenticationFailure('ended');
    },
    async sessionTimes(queryable, id) {
      // Both times lie before the session's first request, so they never change.
      const known = knownTimes.get(id);
      if (known) return known;
      const times = await sessionTimes(queryable, id);
      if (!times) throw new AuthenticationFailure('ended');
      if (knownTimes.size >= MOST_KNOWN_TIMES) knownTimes.clear();
      knownTimes.set(id, times);
      return times;
    },
    authority: (site, requestOrigin) => (identityUrl ?? requestOrigin) + realmPath(site.brand),
  };
}
