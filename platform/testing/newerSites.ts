import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LegalDocument } from '@foyer/contract/legal/documents.ts';
import { loadSites, type Sites } from '../sites/index.ts';

interface NewPage {
  readonly brand: string;
  readonly document: LegalDocument;
  readonly version: number;
}

/** The demo's site data as it is after brands have published new versions of their legal pages. */
export async function newerSites(pages: readonly NewPage[]): Promise<Sites> {
  const root = await mkdtemp(join(tmpdir(), 'foyer-newer-sites-'));
  try {
    await cp(fileURLToPath(new URL('../../sites/', import.meta.url)), root, {
      recursive: true,
      filter: withoutCode,
    });
    for (const { brand, document, version } of pages) {
      const folder = join(root, 'brands', brand, 'pages', document);
      await mkdir(folder, { recursive: true });
      const head = `title: New rules\nchanged: 2026-11-25\nversion: ${version}\nchanges: Rule ${version} is new.`;
      await writeFile(
        join(folder, 'en.md'),
        `---\n${head}\n---\n\nThe rules of {brand}, version ${version}.\n`,
      );
    }
    return await loadSites(root);
  } finally {
    await rm(root, { recursive: true });
  }
}

const withoutCode = (file: string): boolean => !file.endsWith('.ts');
