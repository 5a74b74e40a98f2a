import type { Locale } from '@foyer/domain/locale.ts';
import { gameLanguage, type Catalogue } from '../../modules/catalogue/index.ts';
import { playerBlocked, type Players } from '../../modules/player/index.ts';
import type { SignIn } from '../../modules/signIn/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import type { Database } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Site, Sites } from '../../sites/index.ts';
import type { Session } from '../../infra/session.ts';
import { largestWinOf, type DeclaredWin, type WinDefaults } from './largestWin.ts';

/** A game that this site may offer, with the studio's identifiers. */
export interface PlayableGame extends DeclaredWin {
  readonly slug: string;
  readonly lookupId: string;
  readonly category: string;
  /** The company whose server runs the game and signs its wallet calls. */
  readonly provider: string;
  readonly languages: readonly Locale[];
}

export interface LaunchRequest {
  readonly site: Site;
  /** Null for a visitor without an account, who may play for fun. */
  readonly session: Session | null;
  readonly locale: Locale;
  readonly slug: string;
  readonly mode: 'real' | 'fun';
  /** Origin of the embedding page; the only origin the studio may exchange messages with. */
  readonly lobbyOrigin: string;
}

export interface GameLaunch {
  readonly url: string;
  readonly origin: string;
}

export interface LaunchGameDeps {
  readonly database: Database;
  readonly wallet: Wallet;
  readonly players: Pick<Players, 'blockOf'>;
  readonly signIn: Pick<SignIn, 'holdSession'>;
  readonly catalogue: Pick<Catalogue, 'launchable' | 'recordPlayed'>;
  readonly studioOrigin: string;
  readonly sites: Pick<Sites, 'euros'>;
}

/**
 * Opens a game session and returns the frame's address. @throws GameNotAvailable, AuthenticationFailure, PlayerBlocked
 */
export async function launchGame(deps: LaunchGameDeps, request: LaunchRequest): Promise<GameLaunch> {
  const { site, session, slug, mode } = request;
  const game = await deps.catalogue.launchable(site, slug);
  if (!game) throw new Refusal('GameNotAvailable', { status: 404, keys: { slug } });
  if (mode === 'fun') {
    await requireFun(deps, session);
    return frame(deps.studioOrigin, request, game, site.market.currency);
  }
  if (!session) throw new Refusal('AuthenticationFailure', { status: 401, reasons: ['signInToPlay'] });
  return launchForReal(deps, { ...request, session }, game);
}

/** EXCLUSION-08: excluded players who are signed in may not play for fun either. @throws Refusal PlayerBlocked */
async function requireFun(
  { database, players }: Pick<LaunchGameDeps, 'database' | 'players'>,
  session: Session | null,
): Promise<void> {
  if (!session) return;
  const block = await database.transaction((tx) => players.blockOf(tx, session.playerId, 'playForFun'));
  if (block) throw playerBlocked(block);
}

async function launchForReal(
  { database, wallet, players, signIn, catalogue, studioOrigin, sites }: LaunchGameDeps,
  request: LaunchRequest & { readonly session: Session },
  game: PlayableGame,
): Promise<GameLaunch> {
  const { playerId, sessionId, brand } = request.session;
  return database.transaction(async (tx) => {
    const block = await players.blockOf(tx, playerId, 'play');
    if (block) throw playerBlocked(block);
    await signIn.holdSession(tx, sessionId);
    const { currency } = await wallet.state(tx, playerId);
    const { token } = await wallet.openGameSession(tx, {
      playerId,
      sessionId,
      brand,
      currency,
      studio: game.provider,
      game: game.lookupId,
      category: game.category,
      largestWin: largestWinOf(game, undeclaredWins(request.site), currency, sites.euros),
      locale: gameLanguage(game.languages, request.locale),
    });
    await catalogue.recordPlayed(tx, playerId, game.slug);
    return frame(studioOrigin, request, game, currency, token);
  });
}

const undeclaredWins = (site: Site): WinDefaults => ({
  stakes: site.measure('undeclaredWinStakes'),
  euros: site.measure('undeclaredWinEuros'),
});

function frame(
  origin: string,
  { locale, mode, lobbyOrigin }: LaunchRequest,
  { lookupId, languages }: PlayableGame,
  currency: string,
  token?: string,
): GameLaunch {
  const url = new URL(`/play/${encodeURIComponent(lookupId)}`, origin);
  if (token !== undefined) url.searchParams.set('token', token);
  url.searchParams.set('locale', gameLanguage(languages, locale));
  url.searchParams.set('currency', currency);
  url.searchParams.set('mode', mode);
  url.searchParams.set('lobby', lobbyOrigin);
  return { url: url.href, origin: url.origin };
}
