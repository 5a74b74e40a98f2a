import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
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

/** @throws WebBundleError when the app has not been built into `folder` */
export async function loadWebBundle(folder: string): Promise<WebBundle> {
  const entry = join(folder, 'server/entryServer.js');
  await access(entry).catch(() => {
    throw new WebBundleError(
      `there is no web app in ${folder}: run \`npm run build\`, or \`npm start\`, which does it`,
    );
  });
  return import(pathToFileURL(entry).href);
}
