import type { SportsbookLaunch } from '@foyer/contract/generated/resolvers.ts';
import { SPORTSBOOK } from '@foyer/contract/sportsbook/sportsbook.ts';
import { Refusal } from '../../infra/refusal.ts';
import { frameAt, openGameSession, type GameFrameDeps, type GameFrameRequest } from './gameFrame.ts';

export interface LaunchSportsbookDeps extends GameFrameDeps {
  /** Null when no sportsbook is configured. */
  readonly sportsbookUrl: string | null;
}

/** FLAG-18, OPEN-43: opens the sportsbook, for visitors without a token. @throws SportsbookNotAvailable, PlayerBlocked */
export async function launchSportsbook(
  deps: LaunchSportsbookDeps,
  { site, session, locale, lobbyOrigin: lobby }: GameFrameRequest,
): Promise<SportsbookLaunch> {
  if (deps.sportsbookUrl === null || !site.has('Sportsbook'))
    throw new Refusal('SportsbookNotAvailable', { status: 404 });
  const address = new URL(deps.sportsbookUrl);
  if (!session) return frameAt(address, { locale, currency: site.market.currency, lobby });
  const { token, currency } = await openGameSession(deps, session, {
    ...SPORTSBOOK,
    locale,
    shortestCycleMs: null,
    // A sportsbook declares no largest win; each bet sends its own, from the odds at acceptance.
    declared: { maxWin: null, maxWinAmounts: null },
    winDefaults: { stakes: site.measure('sportsWinStakes'), euros: site.measure('sportsWinEuros') },
  });
  return frameAt(address, { token, locale, currency, lobby });
}
