import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderForm } from '@foyer/contract/registration/forms.ts';
import { SignInForm } from './SignInForm.tsx';
import { SiteFooter } from '../layouts/SiteFooter.tsx';
import { SiteHeader } from '../layouts/SiteHeader.tsx';
import { MAIN_ID, SkipLink } from '../layouts/SkipLink.tsx';
import { Providers } from '../Providers.tsx';
import { pageApp } from '../page/pageApp.ts';
import type { ClientBuild } from '../page/clientBuild.ts';
import { htmlDocument } from '../page/document.ts';

/** Modules whose styles the form needs; it has no code in the browser. */
export const FORM_MODULES = ['shell/layouts/BasicLayout.tsx', 'shell/signInForm/SignInForm.tsx'];

const AREAS = ['identity', 'forms', 'registration', 'shell'];

/** Renders the built-in identity provider's pages in the brand's document, without script. */
export const formRenderer =
  (build: ClientBuild): RenderForm =>
  (model, { locale, settings, theme, texts: textsOf, nonce }) => {
    const assetBase = `/brand/${settings.brand}`;
    const request = { settings, theme, assetBase, nowMs: 0, stored: { drawn: {} } };
    const content = pageApp(request, locale, textsOf(locale, AREAS));
    const title = `${content.texts.text('identity.signIn')} | ${settings.title}`;
    const body = renderToStaticMarkup(
      <Providers content={content}>
        <SkipLink />
        <div className="fy-shell">
          <SiteHeader isBasic />
          <main className="fy-shell__main" id={MAIN_ID} tabIndex={-1}>
            <SignInForm model={model} />
            <SiteFooter />
          </main>
        </div>
      </Providers>,
    );
    const assets = build.assets(FORM_MODULES);
    return htmlDocument({ locale, settings, theme, assetBase, nonce, title, assets, body, state: null });
  };
