import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import type { FrameQuery } from '@foyer/contract/generated/operations.ts';
import { isPhoneVerificationDue } from '@foyer/contract/registration/phone.ts';
import { localisedPath } from '@foyer/contract/site/localisedPath.ts';
import type { PageRoute } from '../routing/page.ts';
import type { Destination } from '../routing/resolve.ts';

export interface PhoneGuardInput {
  readonly url: Pick<URL, 'pathname' | 'search'>;
  readonly destination: Pick<Destination, 'layout' | 'locale' | 'screen'> & {
    readonly route: Pick<PageRoute, 'opensDespite'>;
  };
  readonly settings: Pick<LobbySettings, 'phoneVerification' | 'features'>;
  readonly result: FrameQuery | undefined;
  /** CONS-21: the player chose to verify the number later. */
  readonly isSkipped: boolean;
}

/** FLAG-11: the page for players who must first verify their phone number; null if the requested page stays open. */
export function phoneFirst({
  url,
  destination,
  settings,
  result,
  isSkipped,
}: PhoneGuardInput): string | null {
  const player = result?.viewer?.player;
  const { layout, locale, screen, route } = destination;
  if (!player || layout !== 'loggedIn' || route.opensDespite?.includes('phoneVerification')) return null;
  // FLAG-05
  if (screen === 'rewards' && settings.features.includes('DisablePhoneVerificationForRewards')) return null;
  const isVerified = player.isPhoneNumberVerified;
  if (!isPhoneVerificationDue(settings.phoneVerification, { isVerified, isSkipped })) return null;
  const wanted = encodeURIComponent(url.pathname + url.search);
  return `${localisedPath('/phone-verification/', locale)}?redir=${wanted}`;
}
