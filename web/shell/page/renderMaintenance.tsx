import { renderToStaticMarkup } from 'react-dom/server';
import type { PageRequest, PageResponse } from '@foyer/contract/content/page.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { State } from '../../ui/feedback/State.tsx';
import { useText } from '../../i18n/i18n.tsx';
import { SiteFooter } from '../layouts/SiteFooter.tsx';
import { SiteHeader } from '../layouts/SiteHeader.tsx';
import { MAIN_ID } from '../layouts/SkipLink.tsx';
import { Providers } from '../Providers.tsx';
import { pageApp } from './pageApp.ts';
import type { ClientBuild } from './clientBuild.ts';
import { htmlDocument } from './document.ts';

/** Modules whose styles the page needs. */
const MODULES = ['shell/layouts/BasicLayout.tsx', 'shell/screens/FailedScreen.tsx'];

/** Polls every five seconds, without the app's code: the page may need a newer build after maintenance. */
const REOPEN =
  "setInterval(()=>fetch('/health/ready',{cache:'no-store'}).then(a=>a.json())" +
  ".then(a=>a.status==='ready'&&location.reload()).catch(()=>{}),5000)";

/** The page that every URL shows during maintenance; it reloads by itself afterwards. */
export function renderMaintenance(build: ClientBuild, request: PageRequest, locale: Locale): PageResponse {
  const { settings, theme, assetBase, nonce } = request;
  const content = pageApp(request, locale, request.texts(locale, ['maintenance', 'shell']));
  const title = `${content.texts.text('maintenance.title')} | ${settings.title}`;
  const body = renderToStaticMarkup(
    <Providers content={content}>
      <Closed />
    </Providers>,
  );
  const assets = build.assets(MODULES);
  const common = { locale, settings, theme, assetBase, nonce, title, assets, body };
  return {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '30',
    },
    html: htmlDocument({ ...common, state: null, script: REOPEN }),
  };
}

function Closed() {
  const text = useText();
  return (
    <div className="fy-shell">
      <SiteHeader isBasic />
      <main className="fy-shell__main" id={MAIN_ID} tabIndex={-1}>
        <div className="fy-content">
          <State drawing="curtain" headingLevel={1} isPlain title={text('maintenance.title')}>
            {text('maintenance.text')}
          </State>
        </div>
        <SiteFooter />
      </main>
    </div>
  );
}
