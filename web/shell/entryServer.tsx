import '../ui/styles/styles.ts';
import { Blocks } from '../features/promotions/index.ts';
import { CHAT_MODULES } from './page/chatLauncher.tsx';
import { readClientBuild } from './page/clientBuild.ts';
import { offlineRenderer } from './page/plain/renderOffline.tsx';
import { FORM_MODULES, formRenderer } from './signInForm/renderForm.tsx';
import { pageRenderer } from './page/renderPage.tsx';
import { ALL_MODULES } from './routing/view.ts';
import { lobbyBlocks } from './screens/seen/lobbyBlocks.ts';

/** The server bundle, which the platform calls. The client build is in the neighbouring folder. */
const build = readClientBuild(new URL('../client/', import.meta.url));
// Fail at startup, not while rendering, if the bundler merged a module so that its styles cannot be found.
build.assets([...ALL_MODULES, ...FORM_MODULES, ...CHAT_MODULES]);

lobbyBlocks.provide(Blocks);
export const renderPage = pageRenderer(build);
export const renderOffline = offlineRenderer(build);
export const renderForm = formRenderer(build);
