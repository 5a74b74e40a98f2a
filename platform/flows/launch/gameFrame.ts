import type { GameLaunch } from '@foyer/contract/generated/resolvers.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { playerBlocked, type Players } from '../../modules/player/index.ts';
import type { SignIn } from '../../modules/signIn/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database, Transaction } from '../../infra/database/database.ts';
import type { Session } from '../../infra/session.ts';
import type { Site, Sites } from '../../sites/index.ts';
import { requirePlayTime } from '../sessionLimits.ts';
import { largestWinOf, type DeclaredWin, type WinDefaults } from './largestWin.ts';

export interface GameFrameDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly wallet: Wallet;
  readonly players: Pick<Players, 'blockOf'>;
  readonly signIn: Pick<SignIn, 'holdSession'>;
  readonly sites: Pick<Sites, 'euros'>;
}

export interface GameFrameRequest {
  readonly site: Site;
  /** Null for a visitor without an account. */
  readonly session: Session | null;
  readonly locale: Locale;
  /** Origin of the embedding page; the only origin that the frame may exchange messages with. */
  readonly lobbyOrigin: string;
}

type NewGameSession = Pick<
  Parameters<Wallet['openGameSession']>[1],
  'studio' | 'game' | 'category' | 'locale' | 'shortestCycleMs'
>;

/** Opens the session in which the studio moves a player's money. @throws Refusal PlayerBlocked, AuthenticationFailure */
export const openGameSession = (
  { database, clock, wallet, players, signIn, sites }: GameFrameDeps,
  { playerId, sessionId, brand }: Session,
  game: NewGameSession & { readonly declared: DeclaredWin; readonly winDefaults: WinDefaults },
  afterwards?: (tx: Transaction) => Promise<void>,
): Promise<{ readonly currency: Currency; readonly token: string }> =>
  database.transaction(async (tx) => {
    const block = await players.blockOf(tx, playerId, 'play');
    if (block) throw playerBlocked(block);
    await signIn.holdSession(tx, sessionId);
    await requirePlayTime({ wallet, clock }, tx, playerId);
    const { currency } = await wallet.state(tx, playerId);
    const { declared, winDefaults, ...session } = game;
    const largestWin = largestWinOf(declared, winDefaults, currency, sites.euros);
    const opened = { ...session, playerId, sessionId, brand, currency, largestWin };
    const { token } = await wallet.openGameSession(tx, opened);
    await afterwards?.(tx);
    return { currency, token };
  });

/** Adds the query parameters to the address of a game and returns it with its origin. */
export function frameAt(address: URL, parameters: Readonly<Record<string, string>>): GameLaunch {
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return { url: address.href, origin: address.origin };
}
