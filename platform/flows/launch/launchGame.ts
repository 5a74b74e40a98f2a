import type { Locale } from '@foyer/domain/locale.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { gameLanguage } from '../../modules/catalogue/index.ts';
import { playerBlocked, type Identity } from '../../modules/identity/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import type { Database, Transaction } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Site, Sites } from '../../sites/index.ts';
import type { Session } from '../../infra/session.ts';
import { largestWinOf, type DeclaredWin, type WinDefaults } from './largestWin.ts';

/** A game this site may offer, and what its studio calls it. */
export interface PlayableGame extends DeclaredWin {
  readonly slug: string;
  readonly lookupId: string;
  /** The kind of game. */
  readonly category: string;
  /** Whose server runs it and signs its wallet calls. */
  readonly provider: string;
  readonly languages: readonly Locale[];
}

export interface LaunchRequest {
  readonly site: Site;
  /** Null for a visitor, who may play for fun. */
  readonly session: Session | null;
  readonly locale: Locale;
  readonly slug: string;
  readonly mode: 'real' | 'fun';
  /** Origin of the page the frame stands in, which the studio speaks to and no other. */
  readonly lobbyOrigin: string;
}

export interface GameLaunch {
  readonly url: string;
  readonly origin: string;
}

/** @throws Refusal GameNotAvailable, AuthenticationFailure, PlayerBlocked */
export type LaunchGame = (request: LaunchRequest) => Promise<GameLaunch>;

export interface LaunchGameDeps {
  readonly database: Database;
  readonly wallet: Wallet;
  readonly identity: Pick<Identity, 'blockOf' | 'holdSession'>;
  readonly studioOrigin: string;
  /** What a unit of each currency is worth, for amounts that a licence states in euros. */
  readonly euros: Sites['euros'];
  /** Null when the site has no such game, or may not offer it. */
  findGame(site: Site, slug: string): Promise<PlayableGame | null>;
  recordPlayed(tx: Transaction, playerId: PlayerId, slug: string): Promise<void>;
}

/** Opens a game for a player: the session its studio moves money in, and the address of the frame. */
export function createLaunchGame(parts: LaunchGameDeps): LaunchGame {
  return async (request) => {
    const { site, session, slug, mode } = request;
    const game = await parts.findGame(site, slug);
    if (!game) throw new Refusal('GameNotAvailable', { status: 404, keys: { slug } });
    if (mode === 'fun') {
      await requireFun(parts, session);
      return frame(parts.studioOrigin, request, game, site.market.currency);
    }
    if (!session) throw new Refusal('AuthenticationFailure', { status: 401, reasons: ['signInToPlay'] });
    return launchForReal(parts, { ...request, session }, game);
  };
}

/** EXCLUSION-08: who has stopped plays for nothing either, as far as we know him. @throws Refusal PlayerBlocked */
async function requireFun(
  { database, identity }: Pick<LaunchGameDeps, 'database' | 'identity'>,
  session: Session | null,
): Promise<void> {
  if (!session) return;
  const block = await database.transaction((tx) => identity.blockOf(tx, session.playerId, 'playForFun'));
  if (block) throw playerBlocked(block);
}

async function launchForReal(
  { database, wallet, identity, studioOrigin, euros, recordPlayed }: LaunchGameDeps,
  request: LaunchRequest & { readonly session: Session },
  game: PlayableGame,
): Promise<GameLaunch> {
  const { playerId, sessionId, brand } = request.session;
  return database.transaction(async (tx) => {
    const block = await identity.blockOf(tx, playerId, 'play');
    if (block) throw playerBlocked(block);
    await identity.holdSession(tx, sessionId);
    const { currency } = await wallet.state(tx, playerId);
    const { token } = await wallet.openGameSession(tx, {
      playerId,
      sessionId,
      brand,
      currency,
      studio: game.provider,
      game: game.lookupId,
      category: game.category,
      largestWin: largestWinOf(game, undeclaredWins(request.site), currency, euros),
      locale: gameLanguage(game.languages, request.locale),
    });
    await recordPlayed(tx, playerId, game.slug);
    return frame(studioOrigin, request, game, currency, token);
  });
}

const undeclaredWins = ({ settings: { rules } }: Site): WinDefaults => ({
  stakes: rules.undeclaredWinStakes,
  euros: rules.undeclaredWinEuros,
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
