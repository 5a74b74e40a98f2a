import { isLoopback } from '@foyer/domain/host.ts';
import type { StudioKeys } from './studioKeys.ts';
import { weaknessOf } from '../secrets/weakSecret.ts';

interface StudioAddress {
  readonly studio: string;
  readonly origin: string;
  readonly apiOrigin?: string | undefined;
  readonly frameOrigins?: readonly string[] | undefined;
}

/** Addresses of all interfaces, at which a machine reaches itself as well. */
const ANY_INTERFACE: readonly string[] = ['0.0.0.0', '[::]'];

/**
 * What production refuses of a studio: an address on this machine, one without TLS, no key, and a key that can be
 * guessed. The keys of `FOYER_STUDIO_KEYS` are checked with the other variables.
 */
export function studioProblems(
  studios: readonly StudioAddress[],
  { keys, given }: { readonly keys: StudioKeys; readonly given: StudioKeys },
): readonly string[] {
  return studios.flatMap(({ studio, origin, apiOrigin = origin, frameOrigins = [] }) => {
    const remedy = `set the studio's own in the file or with FOYER_STUDIO_ORIGINS=${studio}:<origin>, or remove the file`;
    const file = `studios/${studio}.json`;
    const frames = Object.fromEntries(frameOrigins.map((frame, at) => [`frameOrigins.${at}`, frame]));
    const addresses = { origin, ...(apiOrigin !== origin && { apiOrigin }), ...frames };
    const isLocal = (address: string) => {
      const { hostname } = new URL(address);
      return isLoopback(hostname) || ANY_INTERFACE.includes(hostname);
    };
    const secrets = keys[studio] ?? [];
    const weakness = studio in given ? null : secrets.map((secret) => weaknessOf(secret)).find(Boolean);
    return [
      ...Object.entries(addresses).flatMap(([field, address]) => {
        if (isLocal(address)) return [`${file} › ${field}: ${address} is on this machine: ${remedy}`];
        if (address.startsWith('https:')) return [];
        return [`${file} › ${field}: ${address} is without TLS: ${remedy}`];
      }),
      ...(secrets.length === 0
        ? [
            `${file}: the studio has no key: set FOYER_STUDIO_KEYS=${studio}:<secret>, or put a file '${studio}' into FOYER_STUDIO_KEYS_FOLDER; ${MAKE_SECRET}`,
          ]
        : []),
      ...(weakness
        ? [`FOYER_STUDIO_KEYS_FOLDER: the secret of '${studio}' ${weakness}; ${MAKE_SECRET}`]
        : []),
    ];
  });
}

const MAKE_SECRET = 'make one with `openssl rand -base64 32`';
