import type { Report } from '../../transport/errorReports/uncaughtErrors.ts';
import { fetchCode } from '../../transport/http/missingCode.ts';
import type { PageLoaderDeps, PageLoader } from './loadPage.ts';

/**
 * The table of all pages, with what leads to each, comes with the first way from this one: a visitor who signs in
 * leaves by another page load and needs none of it.
 */
export function lazyPageLoader(
  parts: PageLoaderDeps,
  report: Report,
): PageLoader & { /** Brings the table before it is asked for. */ prepare(): void } {
  let loading: Promise<PageLoader> | null = null;
  const load = () =>
    (loading ??= fetchCode(() => import('./loadPage.ts')).then(
      ({ pageLoader }) => pageLoader(parts),
      (error: unknown) => {
        loading = null; // the next way tries again
        throw error;
      },
    ));
  return {
    prepare: () => void load().catch(() => {}),
    async load(url) {
      try {
        return await (await load()).load(url);
      } catch (error) {
        report('network', error);
        throw error;
      }
    },
    fetchAhead: async (url) => (await load()).fetchAhead(url),
    preview: async (url, from) => (await load()).preview(url, from),
    failed: async (locale) => (await load()).failed(locale),
  };
}
