import type { Locale } from '@foyer/domain/locale.ts';

/** Below it is an address for each payment that comes back from its provider (server/pages/returnedPage.ts). */
export const RETURNED_PATH = '/payments/returned/';

export const returnedTo = ({
  origin,
  locale,
}: {
  readonly origin: string;
  readonly locale: Locale;
}): string => `${origin}${RETURNED_PATH}${locale}/`;
