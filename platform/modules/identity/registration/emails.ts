import type { Sites } from '../../../sites/index.ts';
import { written, type MessageRecipient, type PlayerMessage } from '../signIn/messages.ts';

/** How long the link is good for. */
export const LINK_HOURS = 24;

/** To the owner of an address with which somebody tried to open a second account. */
export const emailTakenMessage = (sites: Sites, letter: MessageRecipient): PlayerMessage =>
  written(sites, letter, 'taken');

/** REG-05: with the link that shows that the address is the player's own. */
export const verifyEmailMessage = (sites: Sites, letter: MessageRecipient, link: string): PlayerMessage =>
  written(sites, letter, 'verify', { link, hours: LINK_HOURS });
