import type { FastifyReply } from 'fastify';
import type { OriginPattern } from './lobbyOrigins.ts';

interface PagePolicy {
  /** Allows one inline style sheet. */
  readonly nonce: string;
  /** The only pages that may frame this one. */
  readonly lobbyOrigins: readonly OriginPattern[];
}

/** Content security policy: only the page's own script and style, and only known lobbies as parents. */
export function securePage(reply: FastifyReply, { nonce, lobbyOrigins }: PagePolicy): void {
  void reply.type('text/html; charset=utf-8').headers({
    'content-security-policy': [
      `default-src 'none'`,
      `script-src 'self'`,
      `style-src 'self' 'nonce-${nonce}'`,
      `img-src 'self'`,
      `font-src 'self'`,
      `connect-src 'self'`,
      `base-uri 'none'`,
      `form-action 'none'`,
      `frame-ancestors ${lobbyOrigins.join(' ')}`,
    ].join('; '),
    // The URL contains a token or a signature, so it must not reach caches or, as a referrer, other sites.
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  });
}
