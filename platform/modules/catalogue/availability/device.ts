import type { IncomingHttpHeaders } from 'node:http';
import type { Device } from '@foyer/contract/catalogue/devices.ts';

const MOBILE = /Mobi|Android|iPhone|iPad|iPod/;
const DESKTOP = /Windows NT|Macintosh|X11|CrOS/;

/** The device type by the `user-agent` header; null if unknown. Some tablets identify as desktops. */
export function deviceOf({ 'user-agent': agent = '' }: IncomingHttpHeaders): Device | null {
  if (MOBILE.test(agent)) return 'Mobile';
  return DESKTOP.test(agent) ? 'Desktop' : null;
}
