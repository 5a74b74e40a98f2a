import type { DirectMessage } from '@foyer/contract/player/messageKinds.ts';
import type { BrandId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Sites } from './loadSites.ts';
import type { Site } from './site.ts';

export interface Addressee {
  readonly channel: 'email' | 'sms';
  /** Normalised: lower-case email address or E.164 number. */
  readonly address: string;
}

export interface PlayerMessage extends Addressee {
  readonly brand: BrandId;
  readonly sender: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends an email or text message to a player. It may fail; the player can request another one. */
export type SendMessage = (message: PlayerMessage) => Promise<void>;

export interface MessageRecipient {
  readonly site: Site;
  readonly locale: Locale;
  readonly to: Addressee;
}

/** Writes a message. Subject and text come from the area `letters`, and get the brand's name besides `values`. */
export function written(
  sites: Pick<Sites, 'translator'>,
  { site, locale, to }: MessageRecipient,
  message: DirectMessage,
  values: Readonly<Record<string, string | number>> = {},
): PlayerMessage {
  const translate = sites.translator(locale, ['letters']);
  const { label } = site.settings;
  const all = { brand: label, ...values };
  return {
    ...to,
    brand: site.brand,
    sender: label,
    subject: translate(`letters.${message}.subject`, all),
    text: translate(`letters.${message}.text`, all),
  };
}
