import type { IncomingHttpHeaders } from 'node:http';

/** Weak fingerprint of a browser and its network, as many share one. Null without a user agent. */
export function deviceMark(ip: string, headers: IncomingHttpHeaders): string | null {
  const agent = headers['user-agent']?.slice(0, 400);
  if (!agent) return null;
  // An IPv6 household has its own network, so only the first four groups count.
  const network = ip.includes(':') && !ip.includes('.') ? ip.split(':').slice(0, 4).join(':') : ip;
  return [network, agent, headers['accept-language']?.slice(0, 200) ?? ''].join('\n');
}
