import type { FastifyInstance } from 'fastify';
import type { RenderForm } from '@foyer/contract/identity/forms.ts';
import type { PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type { Bus } from '../../infra/bus.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Config } from '../../infra/config.ts';
import type { Database, Queryable, Transaction } from '../../infra/database/database.ts';
import { sharedRead } from '../../infra/database/sharedRead.ts';
import type { Log } from '../../infra/log.ts';
import type { Session } from '../../infra/session.ts';
import type { Site, Sites } from '../../sites/index.ts';
import { signIdentity, type SignIdentity } from './access/identityToken.ts';
import { keycloakTokens, ownTokens, tokensOfBoth } from './access/accessToken.ts';
import { adoptSession, createAuthenticate, type Authenticate } from './access/authenticate.ts';
import { AuthenticationFailure } from './failures.ts';
import { createExclusions, type Exclusions } from './player/exclusion/exclusions.ts';
import { createMatching, type Matching, type MatchingParts } from './verification/matching/matching.ts';
import { findPlayer, findPlayers, lockPlayerRecord, type NewPlayer } from './players.ts';
import { sessionHistory, type SessionPage, type SessionPageRequest } from './history/sessionHistory.ts';
import { blockOf, STRICTEST_DEMANDS, type PlayerAction, type Block, type Demands } from './player/actions.ts';
import { announced, type Announced } from './player/announce.ts';
import { playerCommands, type EndOptIns, type PlayerCommands } from './player/commands.ts';
import { playerDemands, type PlayerDemands } from './player/demands.ts';
import { initials } from './player/initials.ts';
import { chooseMarketing, type MarketingChange } from './player/marketing.ts';
import { readPopUps } from './player/popUps/popUps.ts';
import type { PlayerRecord } from './player/record.ts';
import { accountStateOf, type AccountState } from './player/accountState.ts';
import { userinfoClaims } from './realm/accounts.ts';
import { createPages } from './realm/pages.ts';
import { realmPath } from './realm/paths.ts';
import { createRealms } from './realm/realms.ts';
import { realmRoutes } from './realm/routes.ts';
import type { CustomSignInDeps } from './signIn/admission.ts';
import { createCustomSignIn, type CustomSignIn } from './signIn/customSignIn.ts';
import { createPlayer } from './registration/createPlayer.ts';
import { createRegistration } from './registration/createRegistration.ts';
import { endDryRun, saveJackpotRefusal } from './registration/registration.ts';
import { createPhoneVerification, type PhoneVerification } from './verification/phoneVerification.ts';
import type { RegistrationResolverDeps } from './registration/resolvers.ts';
import type { Register } from './registration/registrar.ts';
import { rememberKeys } from './access/realmKeys.ts';
import { createSessionService, type SessionService, type SessionServiceDeps } from './sessionService.ts';
import { lockSession, sessionTimes, type EndReason, type NewSession, type SessionTimes } from './sessions.ts';

/** Who is at the door: players, their sessions, and the identity provider they sign in at. */
export interface Identity {
  /** Mounts `/realms/{brand}/…`, unless a Keycloak stands in its place. */
  routes(app: FastifyInstance): void;
  /** @throws AuthenticationFailure */
  readonly authenticate: Authenticate;
  /** The session of an id that was told by its own player; null for one that has ended, and for none. */
  liveSession(id: SessionId): Promise<LiveSession | null>;
  /** The way in where a country has not the identity provider's. */
  readonly signIn: CustomSignIn;
  /** REG-06 */
  readonly phone: PhoneVerification;
  /** How an account is opened there, and its address shown to be its owner's. */
  readonly registration: RegistrationResolverDeps;
  /** @throws EmailTaken */
  createPlayer(tx: Transaction, player: NewPlayer): Promise<PlayerId>;
  /** To be called last in the transaction that opens an account. @throws Rehearsed */
  endRehearsal(player: NewPlayer): void;
  /** FLAG-13: what a newcomer chose of the jackpot was not done, and why. */
  keepJackpotRefused(tx: Transaction, id: PlayerId, refused: string): Promise<void>;
  /** Outside a transaction the read is shared with all that wait for one. @throws AuthenticationFailure for nobody's id */
  player(queryable: Queryable, id: PlayerId): Promise<PlayerRecord>;
  /** @throws AuthenticationFailure for an id that is no session's */
  sessionTimes(queryable: Queryable, id: SessionId): Promise<SessionTimes>;
  /** The player's older one ends with it. @throws AuthenticationFailure for one whose account is to be opened again first */
  openSession(tx: Transaction, session: NewSession): Promise<void>;
  /** Keeps the session from ending before `tx` does. @throws AuthenticationFailure when it has ended */
  holdSession(tx: Transaction, id: SessionId): Promise<void>;
  /** Tokens and stakes of the session are refused from the commit of `tx` on. Ending it again does nothing. */
  endSession(tx: Transaction, id: SessionId, reason: EndReason): Promise<void>;
  /** GQLO-11: what the player's tabs hear of him. */
  announced(player: PlayerRecord): Announced;
  /** What of his name others may see. */
  initials(player: Pick<PlayerRecord, 'firstName' | 'lastName'>): string;
  /** How the player stands now. */
  standing(player: PlayerRecord): AccountState;
  /**
   * Null: he may, until `tx` has ended; an exclusion, a timeout or a closing waits for it. To be asked in the transaction
   * of the act, before it locks a session or an account. `playerBlocked` makes the refusal of it.
   * @throws AuthenticationFailure for nobody's id
   */
  blockOf(tx: Transaction, id: PlayerId, act: PlayerAction): Promise<Block | null>;
  /** The player, who stays as he is until `tx` has ended. @throws AuthenticationFailure for nobody's id */
  hold(tx: Transaction, id: PlayerId): Promise<PlayerRecord>;
  /** The same of a player who is held, or for what is shown and not for what is done. */
  blockNow(player: PlayerRecord, act: PlayerAction): Block | null;
  readonly commands: PlayerCommands;
  readonly demands: PlayerDemands;
  /** EXCLUSION-01 to EXCLUSION-09: how players stop, and go on. */
  readonly exclusions: Exclusions;
  /** EXCLUSION-06 */
  readonly matching: Matching;
  /** @throws Refusal MarketingBlocked */
  chooseMarketing(tx: Transaction, change: MarketingChange): Promise<void>;
  /** PLAYER-20: ids of what the customer is still to be shown, the oldest first. */
  popUps(id: PlayerId): Promise<readonly string[]>;
  sessionHistory(queryable: Queryable, asked: Omit<SessionPageRequest, 'now'>): Promise<SessionPage>;
  /** Who a player is, for a company that the house works with. */
  readonly identityToken: SignIdentity;
  /** OIDC-03: the issuer that the lobby on this origin signs in at. */
  authority(site: Site, requestOrigin: string): string;
}

export type LiveSession = Pick<Session, 'playerId' | 'sessionId' | 'brand' | 'country'>;

export interface IdentityDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly bus: Bus;
  readonly config: Pick<Config, 'identityUrl' | 'countryHeader'>;
  readonly log: Log;
  readonly renderForm: RenderForm;
  readonly register: Register;
  readonly customSignIn: Pick<CustomSignInDeps, 'sendMessage' | 'isUnsafe' | 'providers'>;
  readonly beginPlay: SessionServiceDeps['beginPlay'];
  /** What must end together with a session, in its transaction. */
  endPlay(tx: Transaction, id: SessionId): Promise<void>;
  readonly endOptIns: EndOptIns;
  /** Called after a transaction that wrote an event has committed. */
  wakeRelay(): void;
}

export function createIdentity(parts: IdentityDeps): Identity {
  const { database, clock, sites, config, log } = parts;
  const { identityUrl } = config;
  const keysOf = rememberKeys(database, clock);
  const sessions = createSessionService(parts);
  const own = ownTokens(keysOf, sites, clock);
  const authenticate = createAuthenticate({
    verify: identityUrl === null ? own : tokensOfBoth(identityUrl, keycloakTokens(identityUrl, clock), own),
    liveSessions: sessions.live,
    clock,
    adopt: identityUrl === null ? null : adoptSession(database, clock, sessions.openSession),
  });

  const player = playerReader(database);
  const sharedPopUps = sharedRead((ids: readonly PlayerId[]) => readPopUps(database, ids));

  const signIn = createCustomSignIn({
    ...parts,
    ...parts.customSignIn,
    keysOf,
    originOf: sessions.originOf,
    openSession: sessions.openSession,
    endSession: sessions.end,
  });

  const commands = playerCommands({ sessions, clock, endOptIns: parts.endOptIns, endPlay: parts.endPlay });
  const protection = playerProtection({ sites, clock, commands });
  const registration = createRegistration({ ...parts, ...parts.customSignIn, originOf: sessions.originOf });

  const routes = (app: FastifyInstance): void => {
    if (identityUrl !== null) return;
    const reopen = async (id: PlayerId): Promise<boolean> => {
      const reopened = await database.transaction((tx) => commands.reopenByCustomer(tx, id));
      parts.wakeRelay();
      return reopened;
    };
    const pages = createPages(sites, parts.renderForm);
    realmRoutes(app, {
      realms: createRealms({ database, clock, sites, log, pages, keysOf, sessions, reopen }),
      pages,
      openAccount: registration.openAccount,
      readUserinfo: async (token, site) =>
        userinfoClaims(await player(database.query, (await authenticate(token, site)).playerId)),
    });
  };

  return {
    routes,
    authenticate,
    liveSession: liveSessionOf(sessions),
    signIn,
    registration,
    phone: createPhoneVerification({ ...parts, ...parts.customSignIn, ...protection }),
    ...protection,
    player,
    ...accountOpening(sites, clock),
    openSession: sessions.openSession,
    endSession: sessions.end,
    async holdSession(tx, id) {
      if (!(await lockSession(tx, id))) throw new AuthenticationFailure('ended');
    },
    sessionTimes: rememberTimes(),
    ...standings(sites, clock),
    commands,
    chooseMarketing: (tx, change) => chooseMarketing(tx, change, clock),
    popUps: async (id) => (await sharedPopUps(id)) ?? [],
    sessionHistory: (queryable, asked) => sessionHistory(queryable, { ...asked, now: clock.now() }),
    ...realmWords(keysOf, parts),
  };
}

const playerProtection = (parts: MatchingParts): Pick<Identity, 'demands' | 'exclusions' | 'matching'> => ({
  demands: playerDemands(parts.clock),
  exclusions: createExclusions(parts),
  matching: createMatching(parts),
});

const accountOpening = (
  sites: Sites,
  clock: Clock,
): Pick<Identity, 'createPlayer' | 'endRehearsal' | 'keepJackpotRefused'> => ({
  createPlayer: (tx, newPlayer) => createPlayer(tx, newPlayer, { sites, clock }),
  endRehearsal: endDryRun,
  keepJackpotRefused: saveJackpotRefusal,
});

const realmWords = (
  keysOf: ReturnType<typeof rememberKeys>,
  { clock, config: { identityUrl } }: Pick<IdentityDeps, 'clock' | 'config'>,
): Pick<Identity, 'identityToken' | 'authority'> => ({
  identityToken: signIdentity(keysOf, clock),
  authority: (site, requestOrigin) => (identityUrl ?? requestOrigin) + realmPath(site.brand),
});

const liveSessionOf =
  ({ live }: SessionService): Identity['liveSession'] =>
  async (id) => {
    const stored = await live.find(id);
    if (!stored || stored.ended) return null;
    const { playerId, brand, country } = stored;
    return { playerId, sessionId: id, brand, country };
  };

function playerReader(database: Database): Identity['player'] {
  const sharedPlayer = sharedRead((ids: readonly PlayerId[]) => findPlayers(database.query, ids));
  return async (queryable, id) => {
    const found = await (queryable === database.query ? sharedPlayer(id) : findPlayer(queryable, id));
    if (!found) throw new AuthenticationFailure('unknownPlayer');
    return found;
  };
}

function standings(
  sites: Sites,
  clock: Clock,
): Pick<Identity, 'announced' | 'initials' | 'standing' | 'hold' | 'blockOf' | 'blockNow'> {
  const demandsOn = ({ brand, country }: PlayerRecord): Demands =>
    sites.byBrand(brand)?.inCountry(country) ?? STRICTEST_DEMANDS;
  const hold: Identity['hold'] = async (tx, id) => {
    const held = await lockPlayerRecord(tx, id);
    if (!held) throw new AuthenticationFailure('unknownPlayer');
    return held;
  };
  const blockNow: Identity['blockNow'] = (record, act) =>
    blockOf(act, record, demandsOn(record), clock.now());
  return {
    announced,
    initials,
    standing: (record) => accountStateOf(record, demandsOn(record), clock.now()),
    hold,
    blockNow,
    blockOf: async (tx, id, act) => blockNow(await hold(tx, id), act),
  };
}

const MOST_KNOWN_TIMES = 50_000;

/** Both times lie before the session's first request, so they never change. */
function rememberTimes(): Identity['sessionTimes'] {
  const known = new Map<SessionId, SessionTimes>();
  return async (queryable, id) => {
    const remembered = known.get(id);
    if (remembered) return remembered;
    const times = await sessionTimes(queryable, id);
    if (!times) throw new AuthenticationFailure('ended');
    if (known.size >= MOST_KNOWN_TIMES) known.clear();
    known.set(id, times);
    return times;
  };
}
