import type { Locale } from '@foyer/domain/locale.ts';

/** Below it is an address for each payment that comes back from its provider (server/pages/returnedPage.ts). */
export const RETURN_PATH = '/payments/returned/';

export const returnUrlOf = ({
  origin,
  locale,
}: {
  readonly origin: string;
  readonly locale: Locale;
}): string => `${origin}${RETURN_PATH}${locale}/`;
