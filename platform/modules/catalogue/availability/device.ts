import type { IncomingHttpHeaders } from 'node:http';
import type { Device } from '@foyer/contract/catalogue/devices.ts';

const MOBILE = /Mobi|Android|iPhone|iPad|iPod/;
const DESKTOP = /Windows NT|Macintosh|X11|CrOS/;

/**
 * What somebody plays on, as the browser says in `user-agent`; null where it does not say. A tablet that calls itself
 * a desktop is one.
 */
export function deviceOf({ 'user-agent': agent = '' }: IncomingHttpHeaders): Device | null {
  if (MOBILE.test(agent)) return 'mobile';
  return DESKTOP.test(agent) ? 'desktop' : null;
}
