import type { BrandId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Sites } from './loadSites.ts';
import type { Site } from './site.ts';

/** Where a message goes. */
export interface Addressee {
  readonly channel: 'email' | 'sms';
  /** Normalised: an email address in lower case, a number in E.164. */
  readonly address: string;
}

/** An email or a text message to a player. */
export interface PlayerMessage extends Addressee {
  readonly brand: BrandId;
  /** The sender's display name. */
  readonly sender: string;
  readonly subject: string;
  readonly text: string;
}

/** The port to the company that sends emails and text messages. It may fail; the player then asks for another. */
export type SendMessage = (message: PlayerMessage) => Promise<void>;

export interface MessageRecipient {
  readonly site: Site;
  readonly locale: Locale;
  readonly to: Addressee;
}

type MessageKind = 'code' | 'noAccount' | 'phone' | 'phoneTaken' | 'taken' | 'verify';

/** Subject and text come from the area `letters`; both receive the brand's name beside `values`. */
export function written(
  sites: Pick<Sites, 'say'>,
  { site, locale, to }: MessageRecipient,
  kind: MessageKind,
  values: Readonly<Record<string, string | number>> = {},
): PlayerMessage {
  const say = sites.say(locale, ['letters']);
  const { label } = site.settings;
  const all = { brand: label, ...values };
  return {
    ...to,
    brand: site.brand,
    sender: label,
    subject: say(`letters.${kind}.subject`, all),
    text: say(`letters.${kind}.text`, all),
  };
}
