import type { PageRequest, PageResponse } from '@foyer/contract/content/page.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { textStore } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import type { ClientBuild } from '../clientBuild.ts';
import { renderPlain } from './renderPlain.tsx';

/** The page that the service worker shows at any URL while the browser has no connection. */
export const offlineRenderer =
  (build: ClientBuild) =>
  (request: PageRequest, locale: Locale): PageResponse => {
    const { text } = textStore(locale, request.texts(locale, ['shell']));
    // An empty `href` loads the current URL again.
    const action = <ButtonLink href="">{text('shell.tryAgain')}</ButtonLink>;
    return {
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
      html: renderPlain(build, request, locale, { area: 'offline', action }),
    };
  };
