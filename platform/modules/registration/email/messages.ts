import type { Sites } from '../../../sites/index.ts';
import { written, type MessageRecipient, type PlayerMessage } from '../../../sites/playerMessage.ts';

export const LINK_HOURS = 24;

/** Tells the owner of an email address that somebody tried to register with it. */
export const emailTakenMessage = (sites: Sites, recipient: MessageRecipient): PlayerMessage =>
  written(sites, recipient, 'taken');

/** REG-05: the email with the link that verifies an address. */
export const verifyEmailMessage = (sites: Sites, recipient: MessageRecipient, link: string): PlayerMessage =>
  written(sites, recipient, 'verify', { link, hours: LINK_HOURS });
