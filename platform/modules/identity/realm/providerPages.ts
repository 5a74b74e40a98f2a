import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import type { Locale } from '@foyer/domain/locale.ts';
import type { SignInFormModel } from '@foyer/contract/identity/forms.ts';
import type { Site } from '../../../sites/index.ts';
import { localeOf, type Pages } from './pages.ts';

/** The few pages that the provider itself wants shown, in the brand's look. */
export interface ProviderPages {
  readonly renderError: NonNullable<Configuration['renderError']>;
  renderSignOut(ctx: KoaContextWithOIDC, form: string): void;
  renderSignedOut(ctx: KoaContextWithOIDC): void;
}

export function createProviderPages(pages: Pages, site: Site): ProviderPages {
  const show = (ctx: KoaContextWithOIDC, model: (home: string) => SignInFormModel): void => {
    const locale = localeOf(ctx.query.ui_locales, site);
    const { html, headers } = pages.page(model(homeOf(locale)), site, locale);
    ctx.set(headers);
    ctx.body = html;
  };
  return {
    renderError: (ctx, out) =>
      show(ctx, (homeHref) => ({
        kind: 'problem',
        problem: out.error === 'server_error' ? 'failed' : 'requestRefused',
        homeHref,
      })),
    renderSignOut: (ctx, form) =>
      show(ctx, () => ({
        kind: 'confirmSignOut',
        action: attributeOf(form, 'action'),
        xsrf: attributeOf(form, 'value'),
      })),
    renderSignedOut: (ctx) => show(ctx, (homeHref) => ({ kind: 'signedOut', homeHref })),
  };
}

export const homeOf = (locale: Locale): string => `/${locale}/`;

// The provider hands its form over as markup; ours is drawn by the brand's own components.
const attributeOf = (form: string, name: string): string =>
  new RegExp(`${name}="([^"]*)"(?!.*${name}=)`).exec(form)?.[1] ?? '';
