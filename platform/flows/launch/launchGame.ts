import type { GameLaunch } from '@foyer/contract/generated/resolvers.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { gameLanguage, type Catalogue } from '../../modules/catalogue/index.ts';
import { playerBlocked } from '../../modules/player/index.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Session } from '../../infra/session.ts';
import { frameAt, openGameSession, type GameFrameDeps, type GameFrameRequest } from './gameFrame.ts';
import type { DeclaredWin } from './largestWin.ts';

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
}

export interface LaunchGameDeps extends GameFrameDeps {
  readonly catalogue: Pick<Catalogue, 'launchable' | 'recordPlayed'>;
  readonly studioOrigin: string;
}

/** Opens a game and returns its frame's address. @throws GameNotAvailable, AuthenticationFailure, PlayerBlocked */
export async function launchGame(deps: LaunchGameDeps, request: LaunchRequest): Promise<GameLaunch> {
  const { site, session, slug, mode, lobbyOrigin: lobby } = request;
  const game = await deps.catalogue.launchable(site, slug);
  if (!game) throw new Refusal('GameNotAvailable', { status: 404, keys: { slug } });
  const address = new URL(`/play/${encodeURIComponent(game.lookupId)}`, deps.studioOrigin);
  const locale = gameLanguage(game.languages, request.locale);
  if (mode === 'fun') {
    if (session) await requireFun(deps, session);
    return frameAt(address, { locale, currency: site.market.currency, mode, lobby });
  }
  if (!session) throw new Refusal('AuthenticationFailure', { status: 401, reasons: ['signInToPlay'] });
  const { token, currency } = await openGameSession(
    deps,
    session,
    {
      studio: game.provider,
      game: game.lookupId,
      category: game.category,
      locale,
      shortestCycleMs: SLOT_CATEGORIES.has(game.category) ? site.measure('shortestSlotCycleMs') : null,
      declared: game,
      winDefaults: { stakes: site.measure('undeclaredWinStakes'), euros: site.measure('undeclaredWinEuros') },
    },
    (tx) => deps.catalogue.recordPlayed(tx, session.playerId, slug),
  );
  return frameAt(address, { token, locale, currency, mode, lobby });
}

/** EXCLUSION-08: excluded players who are signed in may not play for fun either. @throws Refusal PlayerBlocked */
async function requireFun({ database, players }: LaunchGameDeps, { playerId }: Session): Promise<void> {
  const block = await database.transaction((tx) => players.blockOf(tx, playerId, 'playForFun'));
  if (block) throw playerBlocked(block);
}
