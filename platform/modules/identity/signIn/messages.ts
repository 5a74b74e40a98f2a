import type { BrandId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Site, Sites } from '../../../sites/index.ts';
import { CODE_LIFE_MS } from './codes.ts';
import { MINUTE } from '@foyer/domain/duration.ts';
import type { Addressee } from './addressee.ts';

/** A message to a player, by whoever carries it. */
export interface PlayerMessage extends Addressee {
  readonly brand: BrandId;
  /** How the sender is written. */
  readonly sender: string;
  readonly subject: string;
  readonly text: string;
}

/** The port to whoever sends emails and text messages. It may fail; the player then asks for another. */
export type SendMessage = (message: PlayerMessage) => Promise<void>;

/** To whom a message is, and in what language. */
export interface MessageRecipient {
  readonly site: Site;
  readonly locale: Locale;
  readonly to: Addressee;
}

/** The code; or, to an address that nobody signs in with, that there is none. */
export const signInMessage = (sites: Sites, letter: MessageRecipient, code: string | null): PlayerMessage =>
  coded(sites, letter, code === null ? 'noAccount' : 'code', code);

/** REG-06: the code; or, to a number that is another player's, that somebody else named it. */
export const phoneMessage = (sites: Sites, letter: MessageRecipient, code: string | null): PlayerMessage =>
  coded(sites, letter, code === null ? 'phoneTaken' : 'phone', code);

const coded = (sites: Sites, letter: MessageRecipient, kind: string, code: string | null): PlayerMessage =>
  written(sites, letter, kind, { code: code ?? '', minutes: CODE_LIFE_MS / MINUTE });

/** @param kind a pair of the texts `letters`, which are given the brand's name beside `values` */
export function written(
  sites: Sites,
  { site, locale, to }: MessageRecipient,
  kind: string,
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
