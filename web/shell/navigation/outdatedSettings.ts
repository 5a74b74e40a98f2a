import type { PageResult } from '../routing/page.ts';

type Settings = Omit<NonNullable<PageResult['countryContext']>, 'countryCode' | 'isServed' | 'defaultLocale'>;

/**
 * GQLO-06: whether the country's settings have changed since the page was loaded, for example by a new licence. False
 * for a page whose query does not read them.
 */
export function areSettingsOutdated({ countryContext: now }: PageResult, settings: Settings): boolean {
  if (!now) return false;
  return (
    !now.isServed ||
    now.license !== settings.license ||
    now.currency !== settings.currency ||
    now.loginFlow !== settings.loginFlow ||
    now.locales.join() !== settings.locales.join()
  );
}
