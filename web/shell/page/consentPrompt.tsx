import { renderToStaticMarkup } from 'react-dom/server';
import type { PageRequest } from '@foyer/contract/content/page.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { textStore } from '../../i18n/texts.ts';
import { Providers } from '../Providers.tsx';
import { brandImages } from './brandImages.ts';

/** Module whose styles the prompt needs. */
export const CONSENT_PROMPT_MODULE = 'features/consent/ConsentPrompt.tsx';

/** HTML of the cookie prompt in the document; undefined where the country accepts automatically (CONS-02). */
export async function renderConsentPrompt(request: PageRequest, locale: Locale): Promise<string | undefined> {
  const { settings, theme, assetBase, nowMs } = request;
  if (settings.autoAcceptCookieCountries.includes(settings.country)) return undefined;
  const texts = textStore(locale, request.texts(locale, ['consent']));
  const images = brandImages(theme, assetBase);
  const content = { settings, images, locale, texts, renderedAtMs: nowMs };
  const nobody = { session: null, graphql: null, consent: null, store: null, socket: null, head: null };
  const { ConsentPrompt: ConsentQuestion } = await import('../../features/consent/ConsentPrompt.tsx');
  return renderToStaticMarkup(
    <Providers {...nobody} content={content}>
      <ConsentQuestion />
    </Providers>,
    { identifierPrefix: 'first' },
  );
}
