import { isLoopback } from '@foyer/domain/host.ts';
import type { Given } from './given.ts';

/** Variables with addresses of brands and other companies. The database and NATS may run on this machine. */
const ADDRESSES = /^FOYER_(?!DATABASE_|NATS_|STUDIO_).*_(?:URLS?|ORIGINS?|FRAMES?)$/;

/** Addresses of this machine, which only the sandbox has: players' browsers and production's companies are elsewhere. */
export function localAddresses({ values, isValid }: Given): readonly string[] {
  return Object.entries(values).flatMap(([variable, text]) => {
    if (!ADDRESSES.test(variable) || !isValid(variable)) return [];
    const hosts = text.split(',').map(hostOf).filter(isLoopback);
    return [...new Set(hosts)].map(
      (host) => `${variable} leads to ${host}, which is this machine: set the address that production uses`,
    );
  });
}

/** The host of `https://{brand}.casino.example` or `trustly:https://trustly.example`; never a password in it. */
function hostOf(entry: string): string {
  const address = /https?:\/\/.*/.exec(entry.trim())?.[0].replaceAll(/\{\w+\}/g, 'name') ?? '';
  return URL.canParse(address) ? new URL(address).hostname : '';
}
