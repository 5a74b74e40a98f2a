import '../design/styles/styles.ts';
import { readClientBuild } from './page/clientBuild.ts';
import { formRenderer } from './page/renderForm.tsx';
import { pageRenderer } from './page/renderPage.tsx';

/** What the platform calls of the web app; the browser's build lies beside this bundle. */
const build = readClientBuild(new URL('../client/', import.meta.url));

export const renderPage = pageRenderer(build);
export const renderForm = formRenderer(build);
