import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageRequest } from '@foyer/contract/content/page.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { State } from '../../../ui/feedback/State.tsx';
import { textStore } from '../../../i18n/texts.ts';
import { SiteFooter } from '../../layouts/SiteFooter.tsx';
import { SiteHeader } from '../../layouts/SiteHeader.tsx';
import { MAIN_ID } from '../../layouts/SkipLink.tsx';
import { Providers } from '../../Providers.tsx';
import type { ClientBuild } from '../clientBuild.ts';
import { htmlDocument } from '../document.ts';
import { pageApp } from '../pageApp.ts';

/** Modules whose styles the page needs. */
const MODULES = ['shell/layouts/BasicLayout.tsx', 'shell/screens/FailedScreen.tsx'];

/** Polls every five seconds, without the app's code: the page may need a newer build afterwards. */
const RELOAD_WHEN_READY =
  "setInterval(()=>fetch('/health/ready',{cache:'no-store'}).then(a=>a.json())" +
  ".then(a=>a.status==='ready'&&location.reload()).catch(()=>{}),5000)";

export interface PlainPage {
  /** Area of the texts `<area>.title` and `<area>.text`. */
  readonly area: 'maintenance' | 'offline';
  readonly action?: ReactNode;
}

/** A page of one message in the brand's frame, which loads again when the platform is ready. @returns HTML */
export function renderPlain(
  build: ClientBuild,
  request: PageRequest,
  locale: Locale,
  { area, action }: PlainPage,
): string {
  const { settings, theme, assetBase, nonce } = request;
  const texts = request.texts(locale, [area, 'shell']);
  const { text } = textStore(locale, texts);
  const body = renderToStaticMarkup(
    <Providers content={pageApp(request, locale, texts)}>
      <div className="fy-shell">
        <SiteHeader isBasic />
        <main className="fy-shell__main" id={MAIN_ID} tabIndex={-1}>
          <div className="fy-content">
            <State
              drawing="curtain"
              headingLevel={1}
              isPlain
              title={text(`${area}.title`)}
              {...(action !== undefined && { action })}
            >
              {text(`${area}.text`)}
            </State>
          </div>
          <SiteFooter />
        </main>
      </div>
    </Providers>,
  );
  const title = `${text(`${area}.title`)} | ${settings.title}`;
  const assets = build.assets(MODULES);
  return htmlDocument({
    locale,
    settings,
    theme,
    assetBase,
    nonce,
    title,
    assets,
    body,
    state: null,
    script: RELOAD_WHEN_READY,
  });
}
