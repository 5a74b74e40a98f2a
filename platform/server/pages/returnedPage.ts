import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isLocale } from '@foyer/domain/locale.ts';
import { RETURN_PATH } from '../../flows/cashier/returnUrl.ts';
import { Refusal } from '../../infra/refusal.ts';

const NAME = /^[\w-]{1,64}$/;

/**
 * Where a payment provider's frame returns. It notifies the lobby around it; outside a frame, for example after a
 * bank's app, it redirects to the deposit. Only the provider's signed callback decides the outcome.
 */
export function serveReturned(app: FastifyInstance): void {
  app.get<{ Params: { locale: string; transaction: string } }>(
    `${RETURN_PATH}:locale/:transaction`,
    async ({ params: { locale, transaction } }, reply) => {
      if (!isLocale(locale) || !NAME.test(transaction)) throw new Refusal('NotFound', { status: 404 });
      const nonce = randomBytes(16).toString('base64');
      const onwards = JSON.stringify(`/${locale}/deposit/?transaction=${transaction}`);
      return reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
          'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
        })
        .send(
          `<!doctype html><meta charset="utf-8"><title>${transaction}</title><script nonce="${nonce}">` +
            `if (parent === self) location.replace(${onwards}); ` +
            `else parent.postMessage('payment-returned', location.origin);</script>`,
        );
    },
  );
}
