import type { GameLaunch } from '@foyer/contract/generated/resolvers.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { availability, gameLanguage, type Catalogue } from '../../modules/catalogue/index.ts';
import { playerBlocked } from '../../modules/player/index.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Session } from '../../infra/session.ts';
import type { Site, Sites, StudioServer } from '../../sites/index.ts';
import { requireFrameable, type CompanyLaunches } from './companyLaunch.ts';
import { openGameSession, type GameFrameDeps, type GameFrameRequest } from './gameFrame.ts';
import type { DeclaredWin } from './largestWin.ts';
import { templateAddress } from '../../infra/httpClient/templateAddress.ts';

/** CLOCK-06: rounds of games in these categories must last at least the shortest cycle of the licence. */
const SLOT_CATEGORIES: ReadonlySet<string> = new Set(['slots', 'megaways', 'jackpots']);

/** A game that this site may offer, with the studio's identifiers. */
export interface PlayableGame extends DeclaredWin {
  readonly slug: string;
  readonly lookupId: string;
  readonly category: string;
  /** The company whose server runs the game and signs its wallet calls. */
  readonly provider: string;
  readonly languages: readonly Locale[];
}

export interface LaunchRequest extends GameFrameRequest {
  readonly slug: string;
  readonly mode: 'real' | 'fun';
  /** The player's address, for companies that ask for it. */
  readonly ip?: string;
}

export interface LaunchGameDeps extends GameFrameDeps {
  readonly catalogue: Pick<Catalogue, 'launchable' | 'finishable'>;
  readonly sites: GameFrameDeps['sites'] & Pick<Sites, 'studioServers'>;
  readonly companyLaunches: CompanyLaunches;
}

/**
 * Opens a game and returns its frame's address.
 * @throws GameNotAvailable, AuthenticationFailure, PlayerBlocked, PartnerUnavailable
 */
export async function launchGame(deps: LaunchGameDeps, request: LaunchRequest): Promise<GameLaunch> {
  const { site, session, slug, mode } = request;
  const game = (await deps.catalogue.launchable(site, slug)) ?? (await finishableGame(deps, request));
  const server = deps.sites.studioServers.find(({ studio }) => studio === game?.provider);
  if (!game || !server) throw new Refusal('GameNotAvailable', { status: 404, keys: { slug } });
  const locale = gameLanguage(game.languages, request.locale);
  const playRules = playRulesOf(site, game);
  if (mode === 'fun') {
    if (session) await requireFun(deps, session);
    else if (!site.settings.isOpenToVisitors) throw signInToPlay();
    const { currency } = site.market;
    return frameOf(deps, request, { server, game, locale, playRules, currency, opened: null });
  }
  if (!session) throw signInToPlay();
  const { currency, ...opened } = await openGameSession(deps, session, {
    studio: game.provider,
    game: game.lookupId,
    category: game.category,
    locale,
    locations: availability.regionCodesOf(site.market),
    playRules,
    shortestCycleMs: SLOT_CATEGORIES.has(game.category) ? site.measure('shortestSlotCycleMs') : null,
    isOnlyGame: !site.hasRule('severalGames'),
    declared: game,
    server,
    winDefaults: { stakes: site.measure('undeclaredWinStakes'), euros: site.measure('undeclaredWinEuros') },
  });
  return frameOf(deps, request, { server, game, locale, playRules, currency, opened });
}

const signInToPlay = () => new Refusal('AuthenticationFailure', { status: 401, reasons: ['signInToPlay'] });

/** FAIR-01: what the licence lets a slot offer; other games have neither. */
const playRulesOf = (site: Site, { category }: PlayableGame) => {
  const isSlot = SLOT_CATEGORIES.has(category);
  return {
    autoplay: isSlot && site.hasRule('autoplay'),
    quickStop: isSlot && site.hasRule('quickStop'),
  };
};

/**
 * A game that the operator has switched off, if the player has an open round of it: the wallet then takes no new round.
 * @throws Refusal GameNotAvailable
 */
async function finishableGame(
  { catalogue, wallet }: LaunchGameDeps,
  { site, session, slug, mode }: LaunchRequest,
): Promise<PlayableGame | null> {
  const game = await catalogue.finishable(site, slug);
  if (!game) return null;
  const { provider: studio, lookupId } = game;
  if (session && mode === 'real' && (await wallet.hasOpenRound({ ...session, studio, game: lookupId })))
    return game;
  throw new Refusal('GameNotAvailable', { status: 404, reasons: ['switchedOff'], keys: { slug } });
}

interface OpenGame {
  readonly server: StudioServer;
  readonly game: PlayableGame;
  readonly locale: Locale;
  readonly playRules: ReturnType<typeof playRulesOf>;
  readonly currency: Currency;
  /** Null for a game for fun. */
  readonly opened: { readonly token: string; readonly gameSession: string } | null;
}

/** The address is ours to build from the studio's template, or its dialect asks the company for it. */
async function frameOf(
  { companyLaunches, wallet }: LaunchGameDeps,
  { site, session, mode, lobbyOrigin: lobby, ip }: LaunchRequest,
  { server, game: { lookupId: game }, locale, playRules, currency, opened }: OpenGame,
): Promise<GameLaunch> {
  if (server.dialect === undefined) {
    const rules = { autoplay: String(playRules.autoplay), quickStop: String(playRules.quickStop) };
    const values = { game, mode, lobby, locale, currency, ...rules, ...(opened && { token: opened.token }) };
    const { href, origin } = templateAddress(server.origin, server.launch, values);
    return { url: href, origin, hasMessages: true };
  }
  const { studio } = server;
  const player = session && opened && { playerId: session.playerId, gameSession: opened.gameSession };
  const address = await companyLaunches[server.dialect]({
    server,
    game,
    session: player,
    freeRounds: async () =>
      player ? wallet.freeRoundsLeft({ studio, playerId: player.playerId, game, currency }) : [],
    linkFreeRounds: (of) => wallet.linkFreeRounds({ ...of, studio }),
    currency,
    locale,
    brand: site.brand,
    country: session?.country ?? site.market.country,
    device: site.market.device,
    ...(ip !== undefined && { ip }),
    lobby,
  });
  const { href, origin } = requireFrameable(server, address);
  return { url: href, origin, hasMessages: false };
}

/** EXCLUSION-08: excluded players who are signed in may not play for fun either. @throws Refusal PlayerBlocked */
async function requireFun({ database, players }: LaunchGameDeps, { playerId }: Session): Promise<void> {
  const block = await database.transaction((tx) => players.blockOf(tx, playerId, 'playForFun'));
  if (block) throw playerBlocked(block);
}
