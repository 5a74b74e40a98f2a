import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { LICENCES } from '@foyer/vocabulary/licence.ts';
import { DOORS, FORBIDDEN_NAMES } from './rooms.ts';
import { lineOf, nodesOf, TOP, type Folder, type SourceFile } from './tree.ts';

/** Folders and files whose name says nothing. */
export function emptyNames(folders: readonly Folder[]): readonly string[] {
  return folders.flatMap(({ path, entries }) =>
    entries
      .filter((name) => FORBIDDEN_NAMES.test(name.split('.')[0] ?? name))
      .map((name) => `${path}/${name}: name the thing it is about`),
  );
}

/** One component a file, called as it is; everything else in camelCase. */
export function miscasedFiles(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap(({ path }) => {
    const name = path.split('/').at(-1) ?? '';
    const wanted = name.endsWith('.tsx')
      ? /^([A-Z][A-Za-z0-9]*|entry[A-Z]\w+|[a-z]\w*\.test)\b/
      : /^[a-z0-9][\w-]*\./;
    return wanted.test(name) || name.endsWith('.css')
      ? []
      : [`${path}: PascalCase.tsx for a component, camelCase for the rest`];
  });
}

/** Nobody asks who is asking: brands and licences are data (`sites/`), and code asks for a rule or a feature. */
export function brandNames(file: SourceFile, brands: readonly string[] = brandsOfSites()): readonly string[] {
  if (!file.syntax || file.isTest || isUnder(file.path, DOORS.brands)) return [];
  const words = new Set<string>([...brands, ...LICENCES]);
  return [...nodesOf(file.syntax)].flatMap((node) => {
    const text =
      ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateHead(node) ? node.text : '';
    const named = text.match(/[A-Za-z]+/g)?.find((word) => words.has(word));
    const isKey =
      ts.isPropertyAssignment(node) && words.has(node.name.getText()) ? node.name.getText() : undefined;
    const said = named ?? isKey;
    return said ? [`${file.path}:${lineOf(node)}: names '${said}', which belongs in sites/`] : [];
  });
}

const brandsOfSites = (): readonly string[] => readdirSync(join(TOP, 'sites/brands'));

export const isUnder = (path: string, places: readonly string[]): boolean =>
  places.some((place) => path === place || (place.endsWith('/') && path.startsWith(place)));
