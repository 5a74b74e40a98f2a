import { SPORTSBOOK } from '@foyer/contract/sportsbook/sportsbook.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { playerBlocked, type Players } from '../../modules/player/index.ts';
import type { SignIn } from '../../modules/signIn/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import type { Database } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Session } from '../../infra/session.ts';
import type { Site, Sites } from '../../sites/index.ts';
import { largestWinOf, type DeclaredWin, type WinDefaults } from './largestWin.ts';

export interface SportsbookRequest {
  readonly site: Site;
  /** Null for a visitor without an account, who may look but not bet. */
  readonly session: Session | null;
  readonly locale: Locale;
  /** Origin of the embedding page; the only origin the sportsbook may exchange messages with. */
  readonly lobbyOrigin: string;
}

export interface SportsbookLaunch {
  readonly url: string;
  readonly origin: string;
}

export interface LaunchSportsbookDeps {
  readonly database: Database;
  readonly wallet: Wallet;
  readonly players: Pick<Players, 'blockOf'>;
  readonly signIn: Pick<SignIn, 'holdSession'>;
  /** Null when no sportsbook is configured. */
  readonly sportsbookUrl: string | null;
  readonly sites: Pick<Sites, 'euros'>;
}

/** FLAG-18, OPEN-43: opens the sportsbook; a visitor's has no token. @throws SportsbookNotAvailable, PlayerBlocked */
export async function launchSportsbook(
  deps: LaunchSportsbookDeps,
  request: SportsbookRequest,
): Promise<SportsbookLaunch> {
  const { database, wallet, players, signIn, sportsbookUrl: bookUrl, sites } = deps;
  const { site, session } = request;
  if (bookUrl === null || !site.has('Sportsbook'))
    throw new Refusal('SportsbookNotAvailable', { status: 404 });
  if (!session) return frame(bookUrl, request, site.market.currency);
  const { playerId, sessionId, brand } = session;
  return database.transaction(async (tx) => {
    const block = await players.blockOf(tx, playerId, 'play');
    if (block) throw playerBlocked(block);
    await signIn.holdSession(tx, sessionId);
    const { currency } = await wallet.state(tx, playerId);
    const { locale } = request;
    const { token } = await wallet.openGameSession(tx, {
      playerId,
      sessionId,
      brand,
      currency,
      locale,
      largestWin: largestWinOf(NO_DECLARATION, couponReturns(site), currency, sites.euros),
      ...SPORTSBOOK,
    });
    return frame(bookUrl, request, currency, token);
  });
}

/** A sportsbook declares no largest win; each bet sends its own, from the odds at acceptance. */
const NO_DECLARATION: DeclaredWin = { maxWin: null, maxWinAmounts: null };

const couponReturns = (site: Site): WinDefaults => ({
  stakes: site.measure('sportsWinStakes'),
  euros: site.measure('sportsWinEuros'),
});

function frame(
  bookUrl: string,
  { locale, lobbyOrigin }: SportsbookRequest,
  currency: string,
  token?: string,
): SportsbookLaunch {
  const url = new URL(bookUrl);
  if (token !== undefined) url.searchParams.set('token', token);
  url.searchParams.set('locale', locale);
  url.searchParams.set('currency', currency);
  url.searchParams.set('lobby', lobbyOrigin);
  return { url: url.href, origin: url.origin };
}
