import { renderToStaticMarkup } from 'react-dom/server';
import type { PageRequest } from '@foyer/contract/content/page.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { ChatLauncher } from '../../features/chat/ChatLauncher.tsx';
import { classicScript, messengerScript } from '../../features/chat/launcherScript.ts';
import { Providers } from '../Providers.tsx';
import { pageApp } from './pageApp.ts';
import type { ClientBuild } from './clientBuild.ts';

/** Module whose styles the launcher needs. */
const LAUNCHER_MODULE = 'features/chat/ChatLauncher.tsx';
/** Module that is loaded by a click. */
const CODE_MODULE = 'features/chat/beginChat.ts';
export const CHAT_MODULES = [LAUNCHER_MODULE, CODE_MODULE];

/** The chat button in the document, outside the React app. */
export interface DocumentChat {
  /** Empty if the chat vendor renders its own button. */
  readonly html: string;
  readonly script: string;
  readonly modules: readonly string[];
}

/** Null where the brand has no chat. */
export function renderChatLauncher(
  build: ClientBuild,
  request: PageRequest,
  locale: Locale,
): DocumentChat | null {
  const { settings, session } = request;
  if (!settings.chat) return null;
  const code = build.href(CODE_MODULE);
  const isPlayers = session !== null;
  // CHAT-02: the provider's classic widget has its own button.
  if (settings.features.includes('EnableZendeskWebWidget'))
    return { html: '', script: classicScript(code, isPlayers), modules: [] };
  const content = pageApp(request, locale, request.texts(locale, ['consent']));
  const html = renderToStaticMarkup(
    <Providers content={content}>
      <ChatLauncher />
    </Providers>,
    { identifierPrefix: 'chat' },
  );
  return { html, script: messengerScript(code, isPlayers), modules: [LAUNCHER_MODULE] };
}
