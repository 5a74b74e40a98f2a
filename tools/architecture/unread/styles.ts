import type { SourceFile } from '../tree.ts';

/** Custom properties that a style sheet defines and neither a style nor a script reads. */
export function unreadCustomProperties(files: readonly SourceFile[]): readonly string[] {
  const read = new Set(
    files.flatMap(({ path, text }) => {
      const inStyles = [...text.matchAll(/var\(\s*(--[\w-]+)/g)];
      const inScripts = path.endsWith('.css') ? [] : [...text.matchAll(/['"`](--[\w-]+)['"`]/g)];
      return [...inStyles, ...inScripts].map(([, name = '']) => name);
    }),
  );
  return files
    .filter(({ path }) => path.endsWith('.css'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/(?:^|[;{])\s*(--[\w-]+)\s*:/g)]
        .map(([, name = '']) => name)
        .filter((name) => !read.has(name))
        .map((name) => `${path}: nothing reads ${name}`),
    );
}
