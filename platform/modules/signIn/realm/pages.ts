import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { fallbacks, isLocale, type Locale } from '@foyer/domain/locale.ts';
import type { RenderForm, SignInFormModel } from '@foyer/contract/registration/forms.ts';
import type { Site, Sites } from '../../../sites/index.ts';

export interface Page {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Renders pages with a credential form: not framable, not cached, and with no script but their own. */
export function createPages(sites: Sites, renderForm: RenderForm) {
  return {
    page(model: SignInFormModel, site: Site, locale: Locale): Page {
      const nonce = randomBytes(16).toString('base64');
      const html = renderForm(model, {
        locale,
        settings: site.settings,
        theme: site.theme,
        nonce,
        texts: sites.messages,
      });
      return { html, headers: securityHeaders(nonce) };
    },
  };
}

export type Pages = ReturnType<typeof createPages>;

const securityHeaders = (nonce: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    // Needed for custom properties in style attributes; they load nothing.
    "style-src-attr 'unsafe-inline'",
    `script-src 'nonce-${nonce}'`,
    // The registration form is sent by its script, so that nothing that was entered is lost.
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  // The URL of the form contains the id of the sign-in in progress.
  'referrer-policy': 'same-origin',
});

export const sendPage = (reply: FastifyReply, status: number, page: Page): FastifyReply =>
  reply.status(status).headers(page.headers).send(page.html);

/** OIDC-14 `ui_locales`: the first locale or language that the brand supports; else its default. */
export function localeOf(uiLocales: unknown, { settings }: Site): Locale {
  const tags = typeof uiLocales === 'string' ? uiLocales.split(' ') : [];
  for (const tag of tags) {
    const locale = tag.replace('-', '_').replace(/^nb$/, 'no');
    const spoken = isLocale(locale) ? [locale, ...fallbacks(locale).slice(0, -1)] : [];
    const offered = spoken.find((candidate) => settings.locales.includes(candidate));
    if (offered) return offered;
  }
  return settings.defaultLocale;
}
