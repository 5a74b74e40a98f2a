import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import type { Locale } from '@foyer/domain/locale.ts';
import type { SignInFormModel } from '@foyer/contract/registration/forms.ts';
import type { Site } from '../../../sites/index.ts';
import { localeOf, type Pages } from './pages.ts';

/** The pages that oidc-provider itself shows, in the brand's design. */
export function createProviderPages(pages: Pages, site: Site) {
  const show = (ctx: KoaContextWithOIDC, model: (home: string) => SignInFormModel): void => {
    const locale = localeOf(ctx.query.ui_locales, site);
    const { html, headers } = pages.page(model(homeOf(locale)), site, locale);
    ctx.set(headers);
    ctx.body = html;
  };
  return {
    renderError: (ctx: KoaContextWithOIDC, out: ErrorOut) =>
      show(ctx, (homeHref) => ({
        kind: 'problem',
        problem: out.error === 'server_error' ? 'failed' : 'requestRefused',
        homeHref,
      })),
    renderSignOut: (ctx: KoaContextWithOIDC, form: string) =>
      show(ctx, () => ({
        kind: 'confirmSignOut',
        action: attributeOf(form, 'action'),
        xsrf: attributeOf(form, 'value'),
      })),
    renderSignedOut: (ctx: KoaContextWithOIDC) => show(ctx, (homeHref) => ({ kind: 'signedOut', homeHref })),
  };
}

export type ProviderPages = ReturnType<typeof createProviderPages>;

export const homeOf = (locale: Locale): string => `/${locale}/`;

// The provider supplies its form as HTML; these values are read from it to render our own form.
const attributeOf = (form: string, name: string): string =>
  new RegExp(`${name}="([^"]*)"(?!.*${name}=)`).exec(form)?.[1] ?? '';
