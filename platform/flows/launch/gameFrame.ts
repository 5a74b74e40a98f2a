import type { SportsbookLaunch } from '@foyer/contract/generated/resolvers.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { playerBlocked, type Players } from '../../modules/player/index.ts';
import type { SelfExclusions } from '../../modules/selfExclusion/index.ts';
import type { SignIn } from '../../modules/signIn/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database } from '../../infra/database/database.ts';
import type { Session } from '../../infra/session.ts';
import type { Site, Sites, StudioServer } from '../../sites/index.ts';
import { requirePlayTime } from '../sessionLimits.ts';
import { Refusal } from '../../infra/refusal.ts';
import { cappedAt, largestWinOf, type DeclaredWin, type WinDefaults } from './largestWin.ts';

export interface GameFrameDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly wallet: Wallet;
  readonly players: Pick<Players, 'blockOf'>;
  readonly signIn: Pick<SignIn, 'holdSession'>;
  readonly selfExclusion: { readonly registers: Pick<SelfExclusions['registers'], 'requireReplyBeforePlay'> };
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
  'studio' | 'game' | 'category' | 'locale' | 'shortestCycleMs' | 'playRules' | 'locations' | 'isOnlyGame'
>;

/**
 * Opens the session in which the studio moves a player's money.
 * @throws Refusal PlayerBlocked, AuthenticationFailure, ExclusionRegisterUnavailable, GameNotAvailable in a currency that
 * the studio has not
 */
export async function openGameSession(
  { database, clock, wallet, players, signIn, selfExclusion, sites }: GameFrameDeps,
  { playerId, sessionId, brand }: Session,
  game: NewGameSession & {
    readonly declared: DeclaredWin;
    readonly winDefaults: WinDefaults;
    /** The company that runs the game; the sportsbook has no such data. */
    readonly server?: Pick<StudioServer, 'currencies' | 'limits'>;
  },
): Promise<{ readonly currency: Currency; readonly token: string; readonly gameSession: string }> {
  await selfExclusion.registers.requireReplyBeforePlay(playerId);
  return database.transaction(async (tx) => {
    const block = await players.blockOf(tx, playerId, 'play');
    if (block) throw playerBlocked(block);
    await signIn.holdSession(tx, sessionId);
    await requirePlayTime({ wallet, clock }, tx, playerId);
    const { currency } = await wallet.state(tx, playerId);
    const { declared, winDefaults, server, ...session } = game;
    if (server && !server.currencies.includes(currency))
      throw new Refusal('GameNotAvailable', { status: 404, reasons: ['currency'] });
    const largestWin = cappedAt(
      server?.limits?.largestWin?.get(currency),
      largestWinOf(declared, winDefaults, currency, sites.euros),
    );
    const opened = { ...session, playerId, sessionId, brand, currency, largestWin };
    const { token, gameSession } = await wallet.openGameSession(tx, opened);
    return { currency, token, gameSession };
  });
}

/** Adds the query parameters to the address of a page and returns it with its origin. */
export function frameAt(address: URL, parameters: Readonly<Record<string, string>>): SportsbookLaunch {
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return { url: address.href, origin: address.origin };
}
