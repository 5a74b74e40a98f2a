import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const ENTRY = 'shell/entryClient.tsx';

/**
 * Modules that several screens need are in shared chunks: in chunks of their own, each would cost a request
 * and compress worse. A path that does not exist fails the build.
 */
const SHARED_CHUNKS: Readonly<Record<string, readonly string[]>> = {
  // The sign-in pages and the lobby both need the URLs of posters, and neither loads the other.
  frame: [
    'web/shell/layouts/SiteHeader.tsx',
    'web/shell/layouts/SiteFooter.tsx',
    'web/shell/layouts/menu/SiteQuickMenu.tsx',
    'web/shell/layouts/SkipLink.tsx',
    'contract/catalogue/images.ts',
    // Both kinds of pages sign out; without it here, players would load the sign-in pages' chunk.
    'contract/signIn/logoutReason.ts',
    'contract/jackpot/potNames.ts',
    'contract/transport/headers.ts',
    'web/transport/graphql/endpoints.ts',
    'web/features/chat/ChatOpener.tsx',
  ],
  // A page and the route table both import these queries; the bundler would put them into the route table's
  // chunk.
  pageQueries: [
    'web/features/catalogue/queries.ts',
    'web/features/player/profilePages.ts',
    'contract/generated/documents/GameCategoriesPage.ts',
    'contract/generated/documents/GameCategoryPage.ts',
    'contract/generated/documents/GameListPage.ts',
    'contract/generated/documents/GameListsPage.ts',
    'contract/generated/documents/GamePage.ts',
    'contract/generated/documents/GameStudioPage.ts',
    'contract/generated/documents/GameStudiosPage.ts',
    'contract/generated/documents/GamesPage.ts',
    'contract/generated/documents/LobbyPage.ts',
  ],
  states: [
    'web/ui/feedback/State.tsx',
    'web/ui/section/section.css',
    'web/ui/tile/gameTile.css',
    'web/ui/carousel/carousel.css',
    'web/transport/graphql/errors.ts',
  ],
  money: ['web/ui/money/Money.tsx', 'domain/money.ts'],
  player: [
    'web/features/wallet/HeaderBalance.tsx',
    'web/features/wallet/DepositLink.tsx',
    'web/features/wallet/WalletProvider.tsx',
    'web/features/cashier/news/usePaymentUpdates.ts',
    'web/features/cashier/deposit/depositRequest.ts',
    'web/features/catalogue/game/aboutGame.ts',
    'web/features/catalogue/search/useSearchKey.ts',
    'web/shell/layouts/menu/accountNavItems.ts',
    'web/shell/navigation/useAddressQuery.ts',
    'web/app/useLazyPart.ts',
    'web/app/useSubscription.ts',
    'web/app/pageVisit/pageReload.ts',
    'web/features/cashier/payment/payment.ts',
    'web/features/realityCheck/SessionClock.tsx',
    'web/features/realityCheck/sessionTime.ts',
    'web/features/signIn/SignOutButton.tsx',
    'web/i18n/useNumber.ts',
    'web/transport/storage/playedGames.ts',
    'web/transport/storage/playerRanks.ts',
    'web/ui/overlay/useModal.ts',
    'contract/generated/documents/PlayerUpdated.ts',
    'contract/generated/documents/RunningBonus.ts',
    'contract/generated/documents/SessionHistory.ts',
  ],
  games: [
    'web/features/catalogue/tile/Tile.tsx',
    'web/features/catalogue/lobby/ListCarousel.tsx',
    'web/features/catalogue/pageStates.tsx',
  ],
  signIn: [
    'web/features/signIn/layout/SignInHead.tsx',
    'web/features/signIn/layout/SignInLayout.tsx',
    'web/features/signIn/layout/signIn.css',
    'web/features/signIn/posterWall.ts',
    'web/features/signIn/Legal.tsx',
    'web/features/signIn/useSignInRedirect.ts',
    'web/features/signIn/signInTexts.ts',
    'web/features/signIn/useAutoSignIn.ts',
    'web/app/pageVisit/useShownAgain.ts',
  ],
  // What follows a player's session on every page.
  session: [
    'web/features/realityCheck/LiveSession.tsx',
    'web/features/limits/roomLeft.ts',
    'web/features/catalogue/game/gameRound.ts',
    'web/shell/layouts/menu/figures/FiguresSource.tsx',
  ],
  // The jackpot and the first games of the lobby. The groups before have what lists of games need.
  offers: [
    'web/features/jackpot/pots/FeedPots.tsx',
    'web/features/jackpot/pots/JackpotStrip.tsx',
    'web/transport/http/fetchFeed.ts',
    'web/transport/jackpot/instanceCall.ts',
    'web/transport/store/livePoll.ts',
    'web/ui/hero/Hero.tsx',
    'web/ui/section/useInView.ts',
    // Styles of what the lobby loads later.
    'web/ui/hero/offer.css',
    'web/ui/hero/promo.css',
    'web/features/sportsbook/topSports/topSports.css',
  ],
  // The lobby loads it later, when the reader comes near.
  blocks: [
    'web/features/promotions/Blocks.tsx',
    'web/features/promotions/usePromotionTexts.ts',
    'web/ui/hero/Offer.tsx',
  ],
};

/** The folder of the build. The build for testers has another one. */
const BUILD = resolve(import.meta.dirname, '..', process.env['FOYER_WEB_BUILD'] ?? 'web/dist');

/** FLAG-22, AMB-51: only the build for testers has the test utilities. */
const HAS_TEST_UTILITIES = JSON.stringify(process.env['FOYER_TEST_UTILITIES'] === '1');

/**
 * Builds the browser's code (hashed chunks and a manifest) and the server's (one bundle) from the same
 * sources. The results are in a temporary folder; `npm run build` then puts them in the place of the last
 * build.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react(), ...(isSsrBuild ? [] : [precompressed(), privateMaps()])],
  build: isSsrBuild ? serverBuild : clientBuild,
  resolve: {
    alias: isSsrBuild
      ? []
      : [
          {
            find: '@0no-co/graphql.web',
            replacement: join(import.meta.dirname, 'transport/graphql/persistedLanguage.ts'),
          },
        ],
  },
  // The bundle contains React in its production form, whatever NODE_ENV the platform runs with.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production'), HAS_TEST_UTILITIES },
}));

const clientBuild = {
  outDir: `${BUILD}/next/client`,
  emptyOutDir: true,
  manifest: true,
  // Source maps are written, but no served file names them.
  sourcemap: 'hidden' as const,
  target: 'es2022',
  assetsInlineLimit: 0,
  rollupOptions: {
    // Without this, entries that no browser code imports would be empty, and their styles would be missing.
    preserveEntrySignatures: 'allow-extension' as const,
    // The sign-in form, the consent prompt and the chat button run only on the server; they are entries
    // because of their styles. The code of the chat and of the registration form is named in the document.
    input: [
      ENTRY,
      'shell/signInForm/SignInForm.tsx',
      'features/consent/ConsentPrompt.tsx',
      'features/chat/ChatLauncher.tsx',
      'features/chat/beginChat.ts',
      'features/registration/provider/signUpSteps.ts',
    ],
    output: {
      // The route table contains the names of all chunks, so each character of a hash occurs a hundred and
      // fifty times.
      chunkFileNames: 'assets/[name]-[hash:7].js',
      codeSplitting: {
        groups: [
          // Every page needs the imports of the entry, and nearly every page amounts and times: one file
          // compresses better than ten.
          {
            name: 'first',
            test: oneOf([`web/${ENTRY}`, 'web/i18n/money.ts', 'web/i18n/useDateTime.ts']),
          },
          ...Object.entries(SHARED_CHUNKS).map(([name, modules]) => ({
            name,
            test: oneOf(modules),
          })),
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

/** Whether a module is one of these files. */
function oneOf(paths: readonly string[]): (id: string) => boolean {
  const root = resolve(import.meta.dirname, '..');
  const files = new Set(paths.map((path) => join(root, path)));
  for (const file of files) if (!existsSync(file)) throw new Error(`${file} is not there`);
  return (id) => files.has(id);
}

/** Compresses each text file with brotli's best quality, so that the platform compresses none of them at run time. */
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
 * ANA-04: source maps decode the stacks of error reports. They contain the source, so they are in
 * `dist/maps/`, which is not served and only the operator can read.
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
