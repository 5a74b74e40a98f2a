import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRequest, PageResponse } from '@foyer/contract/content/page.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { RenderForm } from '@foyer/contract/registration/forms.ts';

/** The server build of the web app. The platform loads it at runtime and imports none of its source. */
export interface WebBundle {
  renderPage(request: PageRequest): Promise<PageResponse>;
  /** The page that is shown without a connection. */
  renderOffline(request: PageRequest, locale: Locale): PageResponse;
  readonly renderForm: RenderForm;
}

export class WebBundleError extends Error {
  override readonly name = 'WebBundleError';
}

/** @throws WebBundleError if the app has not been built into `folder` */
export async function loadWebBundle(folder: string): Promise<WebBundle> {
  await requireWebBuild(folder);
  return import(pathToFileURL(entryIn(folder)).href);
}

const entryIn = (folder: string): string => join(folder, 'server/entryServer.js');

/** @throws WebBundleError if the app has not been built into `folder` */
export async function requireWebBuild(folder: string): Promise<void> {
  await access(entryIn(folder)).catch(() => {
    throw new WebBundleError(
      `there is no web app in ${folder}: run \`npm run build\`, or \`npm start\`, which does it`,
    );
  });
}
