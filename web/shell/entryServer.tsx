import '../ui/styles/styles.ts';
import { CHAT_MODULES } from './page/chatLauncher.tsx';
import { readClientBuild } from './page/clientBuild.ts';
import { FORM_MODULES, formRenderer } from './page/renderForm.tsx';
import { pageRenderer } from './page/renderPage.tsx';
import { ALL_MODULES } from './routing/view.ts';

/** What the platform calls of the web app; the browser's build lies beside this bundle. */
const build = readClientBuild(new URL('../client/', import.meta.url));
// A part that the bundler merged into another has no styles to be found by: better told now than on a page.
build.assets([...ALL_MODULES, ...FORM_MODULES, ...CHAT_MODULES]);

export const renderPage = pageRenderer(build);
export const renderForm = formRenderer(build);
