import type { IncomingHttpHeaders } from 'node:http';
import { deviceOf, UNKNOWN_DEVICE, type Device } from './device.ts';

/** Where a session was opened and on what, as far as anybody knows. */
export interface SessionOrigin {
  readonly device: Device;
  /** ISO 3166-1 of the address it came from; null when nobody who knows has said. */
  readonly country: string | null;
}

export const UNKNOWN_ORIGIN: SessionOrigin = { device: UNKNOWN_DEVICE, country: null };

/** @param countryHeader the header in which the proxy before us tells the country of an address; null where none does */
export const originOfRequest = (
  headers: IncomingHttpHeaders,
  countryHeader: string | null,
): SessionOrigin => ({
  device: deviceOf(headers['user-agent']),
  country: countryHeader === null ? null : countryOf(headers[countryHeader]),
});

// Proxies say XX or CLOCK-01 for an address they cannot place: both look like a country and are none.
const NO_COUNTRY = /^(XX|ZZ|T1)$/;

function countryOf(said: string | string[] | undefined): string | null {
  const code = (Array.isArray(said) ? said[0] : said)?.trim().toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(code) && !NO_COUNTRY.test(code) ? code : null;
}
