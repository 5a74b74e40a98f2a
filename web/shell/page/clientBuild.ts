import { readFileSync } from 'node:fs';

/** The fields of an entry in Vite's manifest that are used. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const ENTRY = 'shell/entryClient.tsx';

export interface PageAssets {
  /** The entry, then the imports of the entry and of the page's modules: everything needed for hydration. */
  readonly scripts: readonly string[];
  readonly styles: readonly { readonly href: string; readonly css: string }[];
}

export interface ClientBuild {
  /** @param modules of the page, in addition to the entry */
  assets(modules: readonly string[]): PageAssets;
  href(module: string): string;
}

export function readClientBuild(folder: URL): ClientBuild {
  const manifest: Manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', folder), 'utf8'));
  const readCss = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
  return clientBuild(manifest, readCss);
}

export function clientBuild(manifest: Manifest, readCss: (file: string) => string): ClientBuild {
  const known = new Map<string, PageAssets>();
  const sheets = new Map<string, string>();

  function cssOf(file: string): string {
    const css = sheets.get(file) ?? readCss(file);
    sheets.set(file, css);
    return css;
  }

  return {
    href: (module) => `/${chunkOf(manifest, module).file}`,
    assets(modules) {
      const name = modules.join(' ');
      const found = known.get(name);
      if (found) return found;
      const chunks = withImports(manifest, [ENTRY, ...modules]);
      const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))];
      const assets = {
        scripts: chunks.map(({ file }) => `/${file}`),
        styles: styles.map((file) => ({ href: `/${file}`, css: cssOf(file) })),
      };
      known.set(name, assets);
      return assets;
    },
  };
}

function chunkOf(manifest: Manifest, name: string): Chunk {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build's manifest has no '${name}'`);
  return chunk;
}

/** The modules and their imports, without duplicates, importers first. */
function withImports(manifest: Manifest, names: readonly string[]): readonly Chunk[] {
  const found = new Map<string, Chunk>();
  function visit(name: string) {
    if (found.has(name)) return;
    const chunk = chunkOf(manifest, name);
    found.set(name, chunk);
    for (const imported of chunk.imports ?? []) visit(imported);
  }
  for (const name of names) visit(name);
  return [...found.values()];
}
