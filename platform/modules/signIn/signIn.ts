import { LRUCache } from 'lru-cache';
import type { FastifyInstance } from 'fastify';
import { decodeJwt } from 'jose';
import type { RenderForm } from '@foyer/contract/registration/forms.ts';
import type { PlayerId, SessionId } from '@foyer/domain/ids.ts';
import { AuthenticationFailure } from '../../infra/refusal.ts';
import type { Bus } from '../../infra/bus.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Config } from '../../infra/config.ts';
import type { Database, Queryable, Transaction } from '../../infra/database/database.ts';
import type { Log } from '../../infra/log.ts';
import type { Session } from '../../infra/session.ts';
import type { Site, Sites } from '../../sites/index.ts';
import { keycloakTokens, ownTokens, tokensOfBoth } from './access/accessToken.ts';
import { adoptSession, createAuthenticate, type Authenticate } from './access/authenticate.ts';
import { signIdentity } from './access/identityToken.ts';
import { rememberKeys, type RealmKeys } from './access/realmKeys.ts';
import { savePasswordHash } from './credentials.ts';
import { admitted, type CustomSignInDeps } from './custom/admission.ts';
import { createCustomSignIn } from './custom/customSignIn.ts';
import { registrationPorts } from './registrationPorts.ts';
import { sessionHistory, type SessionPageRequest } from './history/sessionHistory.ts';
import type { NewcomerIn, SignInPlayers, SubmitSignUpForm } from './ports.ts';
import { userinfoIn } from './realm/accounts.ts';
import { createPages } from './realm/pages.ts';
import { realmPath } from './realm/paths.ts';
import { createRealms } from './realm/realms.ts';
import { realmRoutes } from './realm/routes.ts';
import { createSessionService, type SessionService, type SessionServiceDeps } from './sessionService.ts';
import { liveSessionOf, lockSession, sessionTimes, signedInTimes, type SessionTimes } from './sessions.ts';

export type LiveSession = Pick<Session, 'playerId' | 'sessionId' | 'brand' | 'country'>;

export interface SignInDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly bus: Bus;
  readonly config: Pick<Config, 'identityUrl' | 'countryHeader'>;
  readonly log: Log;
  readonly renderForm: RenderForm;
  readonly players: SignInPlayers;
  readonly submitSignUpForm: SubmitSignUpForm;
  readonly newcomerIn: NewcomerIn;
  readonly customSignIn: Pick<CustomSignInDeps, 'sendMessage' | 'isUnsafe' | 'providers'>;
  readonly beforeSession: SessionServiceDeps['beforeSession'];
  readonly beginPlay: SessionServiceDeps['beginPlay'];
  readonly extendPlay: SessionServiceDeps['extendPlay'];
  /** Ends the games of a session, in the transaction that ends it. */
  endPlay: SessionServiceDeps['endPlay'];
  /** Called after a transaction that wrote an event has committed. */
  wakeRelay(): void;
}

/** The identity provider, sign-in by code and payment provider, and sessions. */
export function createSignIn(deps: SignInDeps) {
  const { database, clock, config } = deps;
  const keysOf = rememberKeys(database, clock);
  const sessions = createSessionService(deps);
  const authenticate = authenticatorOf(deps, keysOf, sessions);
  const customDeps = {
    ...deps,
    ...deps.customSignIn,
    keysOf,
    originOf: sessions.originOf,
    beforeSession: sessions.beforeSession,
    openSession: sessions.openSession,
    endSession: sessions.end,
  };
  /**
   * Locks the session, so that it cannot end before `tx` does.
   * @throws AuthenticationFailure when it has ended
   */
  const holdSession = async (tx: Transaction, id: SessionId): Promise<void> => {
    if (!(await lockSession(tx, id))) throw new AuthenticationFailure('ended');
  };
  return {
    /** Mounts `/realms/{brand}/…`, unless a Keycloak is configured. */
    routes: (app: FastifyInstance) => mountProvider(app, deps, keysOf, sessions, authenticate),
    /** @throws AuthenticationFailure */
    authenticate,
    /** Null for a session that has ended or never existed. */
    async liveSession(id: SessionId): Promise<LiveSession | null> {
      const stored = await sessions.live.find(id);
      if (!stored || stored.ended) return null;
      const { playerId, brand, country } = stored;
      return { playerId, sessionId: id, brand, country };
    },
    liveSessionOf,
    /** Sign-in where a country does not use the identity provider. */
    custom: createCustomSignIn(customDeps),
    forRegistration: registrationPorts({
      ...deps,
      admit: (caller) => void admitted(customDeps, caller),
      holdSession,
    }),
    savePasswordHash: (tx: Transaction, id: PlayerId, passwordHash: string) =>
      savePasswordHash(tx, id, passwordHash, clock),
    openSession: sessions.openSession,
    endSession: sessions.end,
    holdSession,
    sessionTimes: rememberTimes(),
    /** The times when the player has been signed in since a moment. */
    signedInTimes: (queryable: Queryable, playerId: PlayerId, since: Date) =>
      signedInTimes(queryable, playerId, { since, now: clock.now() }),
    sessionHistory: (queryable: Queryable, request: Omit<SessionPageRequest, 'now'>) =>
      sessionHistory(queryable, { ...request, now: clock.now() }),
    /** Signs a token that identifies a player to another company. */
    identityToken: signIdentity(keysOf, clock),
    /** OIDC-03: the issuer at which the lobby on this origin signs in. */
    authority: (site: Site, requestOrigin: string) =>
      (config.identityUrl ?? requestOrigin) + realmPath(site.brand),
  };
}

export type SignIn = ReturnType<typeof createSignIn>;

function authenticatorOf(deps: SignInDeps, keysOf: RealmKeys, sessions: SessionService): Authenticate {
  const { clock, sites } = deps;
  const { identityUrl } = deps.config;
  const own = ownTokens(keysOf, sites, clock);
  return createAuthenticate({
    verify: identityUrl === null ? own : tokensOfBoth(identityUrl, keycloakTokens(identityUrl, clock), own),
    liveSessions: sessions.live,
    clock,
    adopt: identityUrl === null ? null : adoptSession(deps, sessions),
  });
}

function mountProvider(
  app: FastifyInstance,
  deps: SignInDeps,
  keysOf: RealmKeys,
  sessions: SessionService,
  authenticate: Authenticate,
): void {
  const { database, players } = deps;
  if (deps.config.identityUrl !== null) return;
  const reopen = async (id: PlayerId): Promise<boolean> => {
    const isReopened = await database.transaction((tx) => players.commands.reopenByCustomer(tx, id));
    deps.wakeRelay();
    return isReopened;
  };
  const pages = createPages(deps.sites, deps.renderForm);
  realmRoutes(app, {
    realms: createRealms({ ...deps, pages, keysOf, sessions, reopen }),
    pages,
    submitSignUpForm: deps.submitSignUpForm,
    async readUserinfo(token, site) {
      const player = await players.find(database.query, (await authenticate(token, site)).playerId);
      if (!player) throw new AuthenticationFailure('unknownPlayer');
      const { scope } = decodeJwt(token);
      return userinfoIn(player, typeof scope === 'string' ? scope : '');
    },
  });
}

/** Both times are before the session's first request, so they never change. */
function rememberTimes() {
  const known = new LRUCache<SessionId, SessionTimes>({ max: 50_000 });
  /** @throws AuthenticationFailure for an unknown session */
  return async (queryable: Queryable, id: SessionId): Promise<SessionTimes> => {
    const remembered = known.get(id);
    if (remembered) return remembered;
    const times = await sessionTimes(queryable, id);
    if (!times) throw new AuthenticationFailure('ended');
    known.set(id, times);
    return times;
  };
}
