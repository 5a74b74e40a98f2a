import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Builds a browser script from its source, once per process. */
export function scriptOf(source: URL): () => Promise<string> {
  let built: Promise<string> | undefined;
  return () =>
    (built ??= build({
      entryPoints: [fileURLToPath(source)],
      bundle: true,
      write: false,
      minify: true,
      format: 'iife',
      target: 'es2022',
      loader: { '.css': 'text' },
      logLevel: 'silent',
    }).then(({ outputFiles: [script] }) => script?.text ?? ''));
}
