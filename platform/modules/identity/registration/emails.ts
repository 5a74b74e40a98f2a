import type { Sites } from '../../../sites/index.ts';
import { written, type Letter, type PlayerMessage } from '../signIn/messages.ts';

/** How long the link is good for. */
export const LINK_HOURS = 24;

/** To the owner of an address with which somebody tried to open a second account. */
export const takenLetter = (sites: Sites, letter: Letter): PlayerMessage => written(sites, letter, 'taken');

/** REG-05: with the link that shows that the address is the player's own. */
export const verifyLetter = (sites: Sites, letter: Letter, link: string): PlayerMessage =>
  written(sites, letter, 'verify', { link, hours: LINK_HOURS });
