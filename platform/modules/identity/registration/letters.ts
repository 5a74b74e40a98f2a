import type { Locale } from '@foyer/vocabulary/locale.ts';
import type { Site, Sites } from '../../../plumbing/sites/index.ts';
import type { Addressee } from '../signIn/addressee.ts';
import type { PlayerMessage } from '../signIn/messages.ts';

export interface Letter {
  readonly site: Site;
  readonly locale: Locale;
  readonly to: Addressee;
}

/** To the owner of an address with which somebody tried to open a second account. */
export const takenLetter = (sites: Sites, letter: Letter): PlayerMessage => written(sites, letter, 'taken');

/** REG-05: with the link that shows that the address is the player's own. */
export const verifyLetter = (sites: Sites, letter: Letter, link: string): PlayerMessage =>
  written(sites, letter, 'verify', { link, hours: LINK_HOURS });

/** How long the link is good for. */
export const LINK_HOURS = 24;

function written(
  sites: Sites,
  { site, locale, to }: Letter,
  kind: string,
  values: Readonly<Record<string, string | number>> = {},
): PlayerMessage {
  const say = sites.say(locale, ['letters']);
  const all = { brand: site.settings.label, ...values };
  return {
    ...to,
    brand: site.brand,
    sender: site.settings.label,
    subject: say(`letters.${kind}.subject`, all),
    text: say(`letters.${kind}.text`, all),
  };
}
