import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import type { FrameQuery } from '@foyer/contract/generated/operations.ts';
import { isPhoneOwed } from '@foyer/contract/verification/phone.ts';
import { localisedPath } from '../../features/content/paths.ts';
import type { Destination } from '../routing/resolve.ts';

/** What a player may always reach: his own money on its way out, his own data, his limits, and what the law says. */
const ALWAYS_OPEN = [
  '/withdraw/',
  '/profile/',
  '/source-of-wealth/',
  '/additional-information/',
  '/internal-cookie/',
];

export interface PhoneGuardInput {
  readonly url: Pick<URL, 'pathname' | 'search'>;
  readonly destination: Pick<Destination, 'layout' | 'path' | 'locale'>;
  readonly settings: Pick<LobbySettings, 'phoneVerification'>;
  readonly answer: FrameQuery | undefined;
  /** CONS-21 */
  readonly isSkipped: boolean;
}

/** FLAG-11: where a player is led first who has not shown that his number is his; null: where he wanted to go. */
export function phoneFirst({
  url,
  destination,
  settings,
  answer,
  isSkipped,
}: PhoneGuardInput): string | null {
  const player = answer?.viewer?.player;
  const { layout, path, locale } = destination;
  if (!player || layout !== 'loggedIn' || ALWAYS_OPEN.some((open) => path.startsWith(open))) return null;
  const isVerified = player.isPhoneNumberVerified;
  if (!isPhoneOwed(settings.phoneVerification, { isVerified, isSkipped })) return null;
  const wanted = encodeURIComponent(url.pathname + url.search);
  return `${localisedPath('/phone-verification/', locale)}?redir=${wanted}`;
}
