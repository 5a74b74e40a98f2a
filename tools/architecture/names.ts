import { DEMO_LICENCES } from '@foyer/domain/licence.ts';
import ts from 'typescript';
import { DEMO_BRANDS } from '@foyer/platform/sites/testing/demoBrands.ts';
import { FEATURE_FOLDERS, FEATURES } from './features.ts';
import { BRAND_FILES, FORBIDDEN_NAMES } from './limits.ts';
import { lineOf, nodesOf, type Folder, type SourceFile } from './tree.ts';

/** Folders and files with meaningless names such as `utils`. */
export function emptyNames(folders: readonly Folder[]): readonly string[] {
  return folders.flatMap(({ path, entries }) =>
    entries
      .filter((name) => FORBIDDEN_NAMES.test(name.split('.')[0] ?? name))
      .map((name) => `${path}/${name}: name the thing it is about`),
  );
}

export function unlistedFeatures(folders: readonly Folder[]): readonly string[] {
  return folders.flatMap(({ path, entries }) => {
    const others = FEATURE_FOLDERS[path];
    if (!others) return [];
    const listed = new Set([...FEATURES, ...others]);
    return entries.filter((name) => !listed.has(name.replace(/\.ts$/, ''))).map((name) => `${path}/${name}`);
  });
}

/** Files in PascalCase that do not export a component. */
export function miscasedFiles(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap(({ path, text }) => {
    const name = path.split('/').at(-1)?.split('.')[0] ?? '';
    if (!/^[A-Z]/.test(name)) return [];
    const isComponent = path.endsWith('.tsx') && /export (function|const|class) [A-Z]/.test(text);
    return isComponent || path.includes('.test.') ? [] : [`${path}: PascalCase is for components`];
  });
}

/** Names of brands and licences in code. They are data (`sites/`); code checks rules and features instead. */
export function brandNames(file: SourceFile, brands: readonly string[] = DEMO_BRANDS): readonly string[] {
  if (!file.syntax || file.isTest || isUnder(file.path, BRAND_FILES)) return [];
  const words = new Set<string>([...brands, ...DEMO_LICENCES]);
  return [...nodesOf(file.syntax)].flatMap((node) => {
    const text =
      ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateHead(node) ? node.text : '';
    const named = text.match(/[A-Za-z]+/g)?.find((word) => words.has(word));
    const isKey =
      ts.isPropertyAssignment(node) && words.has(node.name.getText()) ? node.name.getText() : undefined;
    const name = named ?? isKey;
    return name ? [`${file.path}:${lineOf(node)}: names '${name}', which belongs in sites/`] : [];
  });
}

export const isUnder = (path: string, paths: readonly string[]): boolean =>
  paths.some((one) => path === one || (one.endsWith('/') && path.startsWith(one)));
