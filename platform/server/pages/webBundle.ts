import { access } from 'node:fs/promises';
import type { PageRequest, PageResponse } from '@foyer/contract/content/page.ts';
import type { RenderForm } from '@foyer/contract/identity/forms.ts';

/** The built web app's server half: the platform serves it and imports none of its source. */
export interface WebBundle {
  renderPage(request: PageRequest): Promise<PageResponse>;
  readonly renderForm: RenderForm;
}

export class WebBundleError extends Error {
  override readonly name = 'WebBundleError';
}

const ENTRY = new URL('../../../web/dist/server/entryServer.js', import.meta.url);

/** @throws WebBundleError when the app has not been built */
export async function loadWebBundle(): Promise<WebBundle> {
  await access(ENTRY).catch(() => {
    throw new WebBundleError('the web app is not built: run `npm run build`, or `npm start`, which does it');
  });
  return import(ENTRY.href);
}
