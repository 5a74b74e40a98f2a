import type { Report } from '../../transport/errorReports/uncaughtErrors.ts';
import { fetchCode } from '../../transport/http/missingCode.ts';
import type { PageLoaderDeps, PageLoader } from './loadPage.ts';

/**
 * Loads the route table and its imports on the first navigation. A visitor who signs in does not need them,
 * because signing in is a full page load.
 */
export function lazyPageLoader(
  deps: PageLoaderDeps,
  report: Report,
): PageLoader & { /** Loads the table ahead of the first navigation. */ prepare(): void } {
  let loading: Promise<PageLoader> | null = null;
  const load = () =>
    (loading ??= fetchCode(() => import('./loadPage.ts')).then(
      ({ pageLoader }) => pageLoader(deps),
      (error: unknown) => {
        loading = null; // retried on the next navigation
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
