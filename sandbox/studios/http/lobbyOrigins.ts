import { isLoopback } from '@foyer/domain/host.ts';

/** Origins of lobbies: an exact origin, or `http://*.host:port` for the brands under one host. */
export type OriginPattern = string;

/** The platform's own origin and every brand's subdomain. For a platform on loopback: all loopback names. */
export function lobbyOriginsOf(
  platformUrl: string,
  configured: readonly string[] = [],
): readonly OriginPattern[] {
  const { protocol, hostname, port } = new URL(platformUrl);
  const isLocal = isLoopback(hostname);
  const at = (host: string): string => `${protocol}//${host}${port ? `:${port}` : ''}`;
  const hosts = isLocal ? ['localhost', '*.localhost', '127.0.0.1'] : [hostname, `*.${hostname}`];
  return [...new Set([...hosts.map(at), ...configured])];
}

const escape = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);

const asExpression = (pattern: OriginPattern): RegExp =>
  new RegExp(`^${escape(pattern).replace('*', '[a-z0-9-]+(?:\\.[a-z0-9-]+)*')}$`);

export const isLobbyOrigin = (origin: string, patterns: readonly OriginPattern[]): boolean =>
  patterns.some((pattern) => asExpression(pattern).test(origin));
