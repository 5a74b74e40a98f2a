import type { PageRequest, PageResponse } from '@foyer/contract/content/page.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { ClientBuild } from '../clientBuild.ts';
import { renderPlain } from './renderPlain.tsx';

/** The page that every URL shows during maintenance; it reloads by itself afterwards. */
export const renderMaintenance = (
  build: ClientBuild,
  request: PageRequest,
  locale: Locale,
): PageResponse => ({
  status: 503,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '30',
  },
  html: renderPlain(build, request, locale, { area: 'maintenance' }),
});
