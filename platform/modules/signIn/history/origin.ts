import type { IncomingHttpHeaders } from 'node:http';
import { deviceOf, UNKNOWN_DEVICE, type Device } from './device.ts';

/** Device and country from which a session was opened, as far as known. */
export interface SessionOrigin {
  readonly device: Device;
  /** ISO 3166-1 code of the client's IP address; null if the proxy does not send one. */
  readonly country: string | null;
}

export const UNKNOWN_ORIGIN: SessionOrigin = { device: UNKNOWN_DEVICE, country: null };

/**
 * @param countryHeader name of the header in which the proxy sends the country of the client's IP address;
 * null if it sends none
 */
export const originOfRequest = (
  headers: IncomingHttpHeaders,
  countryHeader: string | null,
): SessionOrigin => ({
  device: deviceOf(headers['user-agent']),
  country: countryHeader === null ? null : countryOf(headers[countryHeader]),
});

// Codes that proxies send for an unknown country or for Tor; they look like country codes but are none.
const NO_COUNTRY = /^(XX|ZZ|T1)$/;

function countryOf(header: string | string[] | undefined): string | null {
  const code = (Array.isArray(header) ? header[0] : header)?.trim().toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(code) && !NO_COUNTRY.test(code) ? code : null;
}
