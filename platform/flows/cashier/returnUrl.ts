import type { Locale } from '@foyer/domain/locale.ts';

/** Players return from a payment page to this path plus locale and payment id (server/pages/returnedPage.ts). */
export const RETURN_PATH = '/payments/returned/';

export const returnUrlOf = ({
  origin,
  locale,
}: {
  readonly origin: string;
  readonly locale: Locale;
}): string => `${origin}${RETURN_PATH}${locale}/`;
