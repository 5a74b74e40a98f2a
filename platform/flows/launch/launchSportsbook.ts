import { SPORTSBOOK } from '@foyer/contract/sportsbook/sportsbook.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { playerBlocked, type Identity } from '../../modules/identity/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import type { Database } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Session } from '../../infra/session.ts';
import type { Site, Sites } from '../../sites/index.ts';
import { largestWinOf, type DeclaredWin, type WinDefaults } from './largestWin.ts';

export interface SportsbookRequest {
  readonly site: Site;
  /** Null for a visitor, who may look and not bet. */
  readonly session: Session | null;
  readonly locale: Locale;
  /** Origin of the page the frame stands in, which the book speaks to and no other. */
  readonly lobbyOrigin: string;
}

export interface SportsbookLaunch {
  readonly url: string;
  readonly origin: string;
}

/** @throws Refusal SportsbookNotAvailable, PlayerBlocked */
export type LaunchSportsbook = (request: SportsbookRequest) => Promise<SportsbookLaunch>;

export interface LaunchSportsbookDeps {
  readonly database: Database;
  readonly wallet: Wallet;
  readonly identity: Pick<Identity, 'blockOf' | 'holdSession'>;
  /** Of the book's page. Null: no company keeps a book for us. */
  readonly bookUrl: string | null;
  /** What a unit of each currency is worth, for amounts that a licence states in euros. */
  readonly euros: Sites['euros'];
}

/**
 * FLAG-18, OPEN-43: opens the book as a game is opened. Who may not play may not bet, and who is nobody yet gets the
 * page without a token.
 */
export function createLaunchSportsbook(parts: LaunchSportsbookDeps): LaunchSportsbook {
  const { database, wallet, identity, bookUrl, euros } = parts;
  return async (request) => {
    const { site, session } = request;
    if (bookUrl === null || !site.has('Sportsbook'))
      throw new Refusal('SportsbookNotAvailable', { status: 404 });
    if (!session) return frame(bookUrl, request, site.market.currency);
    const { playerId, sessionId, brand } = session;
    return database.transaction(async (tx) => {
      const block = await identity.blockOf(tx, playerId, 'play');
      if (block) throw playerBlocked(block);
      await identity.holdSession(tx, sessionId);
      const { currency } = await wallet.state(tx, playerId);
      const { locale } = request;
      const { token } = await wallet.openGameSession(tx, {
        playerId,
        sessionId,
        brand,
        currency,
        locale,
        largestWin: largestWinOf(NO_DECLARATION, couponReturns(site), currency, euros),
        ...SPORTSBOOK,
      });
      return frame(bookUrl, request, currency, token);
    });
  };
}

/** A book has no largest win of its own; each bet tells the wallet its own at the odds it was accepted at. */
const NO_DECLARATION: DeclaredWin = { maxWin: null, maxWinAmounts: null };

const couponReturns = ({ settings: { rules } }: Site): WinDefaults => ({
  stakes: rules.sportsWinStakes,
  euros: rules.sportsWinEuros,
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
