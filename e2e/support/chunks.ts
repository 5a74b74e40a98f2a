import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const MANIFEST = new URL('../../web/dist/client/.vite/manifest.json', import.meta.url);

/** The files of the build, by module. */
export const readManifest = (): Readonly<Record<string, { file: string; name?: string }>> =>
  JSON.parse(readFileSync(MANIFEST, 'utf8'));

/** The path of the chunk that is loaded for a module of `web/`. */
export function chunkOf(module: string): string {
  const chunk = readManifest()[module];
  if (!chunk) throw new Error(`the build has no chunk for ${module}`);
  return `/${chunk.file}`;
}

/** The path of a chunk that several modules share. */
export function chunkNamed(name: string): string {
  const chunk = Object.values(readManifest()).find((each) => each.name === name);
  if (!chunk) throw new Error(`the build has no chunk ${name}`);
  return `/${chunk.file}`;
}

/** Waits until the page has requested the chunk and loaded its imports. Call it before the page is opened. */
export async function waitForChunk(page: Page, module: string): Promise<void> {
  const path = chunkOf(module);
  const response = await page.waitForResponse((each) => new URL(each.url()).pathname === path);
  await page.evaluate(`import('${response.url()}').then(() => {})`);
}
