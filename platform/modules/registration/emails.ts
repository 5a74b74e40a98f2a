import type { Sites } from '../../sites/index.ts';
import { written, type MessageRecipient, type PlayerMessage } from '../../sites/playerMessage.ts';

/** The validity of the link. */
export const LINK_HOURS = 24;

/** To the owner of an address that was used for a second registration. */
export const emailTakenMessage = (sites: Sites, letter: MessageRecipient): PlayerMessage =>
  written(sites, letter, 'taken');

/** REG-05: with the link that verifies the address. */
export const verifyEmailMessage = (sites: Sites, letter: MessageRecipient, link: string): PlayerMessage =>
  written(sites, letter, 'verify', { link, hours: LINK_HOURS });
