import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

type ChunkingContext = Rolldown.ChunkingContext;

const ENTRY = 'shell/entryClient.tsx';

/** Where the build is put: another place for another build, as testers want one. */
const BUILD = resolve(import.meta.dirname, '..', process.env['FOYER_WEB_BUILD'] ?? 'web/dist');

/** FLAG-22, AMB-51: in a build that asks for them, and in no other. */
const HAS_TEST_UTILITIES = JSON.stringify(process.env['FOYER_TEST_UTILITIES'] === '1');

/**
 * Two builds of one tree: the browser's (hashed chunks and a manifest) and the server's (one bundle).
 * Both are made aside; `npm run build` then puts them in the place of the last ones.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react(), ...(isSsrBuild ? [] : [precompressed(), privateMaps()])],
  build: isSsrBuild ? serverBuild : clientBuild,
  // The bundle carries its own React, in its production form whatever NODE_ENV the platform runs with.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production'), HAS_TEST_UTILITIES },
}));

const clientBuild = {
  outDir: `${BUILD}/next/client`,
  emptyOutDir: true,
  manifest: true,
  // Made, and named by no file that is served.
  sourcemap: 'hidden' as const,
  target: 'es2022',
  assetsInlineLimit: 0,
  rollupOptions: {
    // The sign-in form, the question about cookies and the door to the chat run on the server alone; they are built
    // here for their styles. The chat's code is named by the document.
    input: [
      ENTRY,
      'features/identity/SignInForm.tsx',
      'features/consent/ConsentPrompt.tsx',
      'features/messages/chat/ChatLauncher.tsx',
      'features/messages/chat/beginChat.ts',
    ],
    output: {
      // The table of pages holds the names of all parts: each sign of a hash is paid for a hundred and fifty times.
      chunkFileNames: 'assets/[name]-[hash:7].js',
      codeSplitting: {
        groups: [
          { name: firstScript() },
          // Addresses of posters are of the way in and of the lobby, and neither loads the other.
          {
            name: 'frame',
            test: /shell.layouts.(?:SiteHeader|SiteFooter|menu.SiteQuickMenu|SkipLink)\.tsx$|catalogue.art\.ts$/,
          },
          // What a page and the table of all pages both name; left to itself the bundler puts it into the table's chunk.
          {
            name: 'questions',
            test: /features.(?:catalogue.queries|profile.profilePages)\.ts$|documents.(?:Game(?!History)\w*|Lobby)Page\.ts$/,
          },
          // Small parts of a player's pages, together: alone each costs a request, and compresses worse. First what
          // visitors' pages have of them.
          {
            name: 'states',
            test: /ui.(?:feedback.State\.tsx|section.section\.css|tile.gameTile\.css|carousel.carousel\.css)$|transport.graphql.errors\.ts$/,
          },
          { name: 'money', test: /ui.money.Money\.tsx$|domain.money\.ts$/ },
          {
            name: 'house',
            test: /features.(?:wallet.(?:HeaderBalance|DepositLink|WalletProvider)|cashier.(?:news.useNews|deposit.wanted)|search.useSearchKey)\.tsx?$|shell.navigation.useAddressQuery\.ts$/,
          },
          { name: 'games', test: /features.catalogue.(?:tile.Tile|lobby.ListCarousel|Failure)\.tsx$/ },
          // Every way in has most of these: one file of them is four requests fewer before a visitor's page answers.
          {
            name: 'wayIn',
            test: /ui.signIn.|features.identity.(?:posterWall|Legal|useSignInRedirect|signIn.(?:signInTexts|useAutoSignIn|useShownAgain))\.tsx?$/,
          },
        ],
      },
    },
  },
};

const serverBuild = {
  outDir: `${BUILD}/next/server`,
  emptyOutDir: true,
  target: 'node20',
  rollupOptions: { output: { entryFileNames: '[name].js' } },
};

/** What a door that the entry passes names for others. */
const FOR_OTHERS = /features.identity.(?:verification|sourceOfWealth|SignOutButton|playerStatus)/;

/**
 * What the entry imports is one file: every page needs all of it, and ten small files compress worse than one.
 * Left to itself the bundler parts what other chunks import too.
 */
function firstScript() {
  const ids = new Set<string>();
  function collect(id: string, context: ChunkingContext) {
    if (ids.has(id) || FOR_OTHERS.test(id)) return;
    ids.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) collect(imported, context);
  }
  return (id: string, context: ChunkingContext): string | null => {
    if (ids.size === 0) collect(join(import.meta.dirname, ENTRY), context);
    return ids.has(id) ? 'first' : null;
  };
}

/** Each text asset once more in brotli's best, so that the platform compresses nothing of it at run time. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle)) {
          const text = output.type === 'chunk' ? output.code : output.source;
          if (!/\.(?:js|css|svg)$/.test(output.fileName)) continue;
          const source = brotliCompressSync(text, {
            params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
          });
          this.emitFile({ type: 'asset', fileName: `${output.fileName}.br`, source });
        }
      },
    },
  };
}

/**
 * Source maps read the stacks of error reports (ANA-04). They hold the source, so they lie beside what is served:
 * `dist/maps/`, for the operator alone.
 */
function privateMaps(): Plugin {
  return {
    name: 'private-maps',
    async writeBundle({ dir = '' }) {
      const maps = join(dir, '../maps');
      await rm(maps, { recursive: true, force: true });
      await mkdir(maps, { recursive: true });
      const assets = join(dir, 'assets');
      const names = (await readdir(assets)).filter((name) => name.endsWith('.map'));
      await Promise.all(names.map((name) => rename(join(assets, name), join(maps, name))));
    },
  };
}
