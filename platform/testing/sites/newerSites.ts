import type { LegalDocument } from '@foyer/contract/legal/documents.ts';
import { loadSites, type Sites } from '../../sites/index.ts';
import { copySites } from '../../sites/testing/copySites.ts';

interface NewPage {
  readonly brand: string;
  readonly document: LegalDocument;
  readonly version: number;
}

/** The demo's site data as it is after brands have published new versions of their legal pages. */
export async function newerSites(pages: readonly NewPage[]): Promise<Sites> {
  const copy = await copySites();
  try {
    for (const { brand, document, version } of pages) {
      const head = `title: New rules\nchanged: 2026-11-25\nversion: ${version}\nchanges: Rule ${version} is new.`;
      const text = `---\n${head}\n---\n\nThe rules of {brand}, version ${version}.\n`;
      await copy.write(`brands/${brand}/pages/${document}/en.md`, text)();
    }
    return await loadSites(copy.folder);
  } finally {
    await copy.delete();
  }
}
