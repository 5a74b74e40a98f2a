import { renderToStaticMarkup } from 'react-dom/server';
import type { PageRequest } from '@foyer/contract/content/page.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { Providers } from '../Providers.tsx';
import { pageApp } from './pageApp.ts';

/** Module whose styles the prompt needs. */
export const CONSENT_PROMPT_MODULE = 'features/consent/ConsentPrompt.tsx';

/** HTML of the cookie prompt in the document; undefined where the country accepts automatically (CONS-02). */
export async function renderConsentPrompt(request: PageRequest, locale: Locale): Promise<string | undefined> {
  const { settings } = request;
  if (settings.autoAcceptCookieCountries.includes(settings.country)) return undefined;
  const content = pageApp(request, locale, request.texts(locale, ['consent']));
  const { ConsentPrompt } = await import('../../features/consent/ConsentPrompt.tsx');
  return renderToStaticMarkup(
    <Providers content={content}>
      <ConsentPrompt />
    </Providers>,
    { identifierPrefix: 'first' },
  );
}
