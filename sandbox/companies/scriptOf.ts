import { fileURLToPath } from 'node:url';
import { build, type BuildOptions } from 'esbuild';

/** Bundles a script or a style sheet for browsers. */
export async function bundle(source: URL, options: BuildOptions = {}): Promise<string> {
  const { outputFiles: [output] = [] } = await build({
    entryPoints: [fileURLToPath(source)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    logLevel: 'silent',
    ...options,
  });
  return output?.text ?? '';
}

/** Builds a browser script from its source, once per process. */
export function scriptOf(source: URL): () => Promise<string> {
  let built: Promise<string> | undefined;
  return () => (built ??= bundle(source, { loader: { '.css': 'text' } }));
}
