import { renderToStaticMarkup } from 'react-dom/server';
import type { PageRequest } from '@foyer/contract/content/page.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { ChatLauncher } from '../../features/chat/ChatLauncher.tsx';
import { classicScript, messengerScript } from '../../features/chat/launcherScript.ts';
import { textStore } from '../../i18n/texts.ts';
import { Providers } from '../Providers.tsx';
import { brandImages } from './brandImages.ts';
import type { ClientBuild } from './clientBuild.ts';

/** Module whose styles the launcher needs. */
const DOOR_MODULE = 'features/chat/ChatLauncher.tsx';
/** Module that a click loads. */
const CODE_MODULE = 'features/chat/beginChat.ts';
export const CHAT_MODULES = [DOOR_MODULE, CODE_MODULE];

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
  const { settings, theme, assetBase, nowMs, session } = request;
  if (!settings.chat) return null;
  const code = build.href(CODE_MODULE);
  const isPlayers = session !== null;
  // CHAT-02
  if (settings.features.includes('EnableZendeskWebWidget'))
    return { html: '', script: classicScript(code, isPlayers), modules: [] };
  const texts = textStore(locale, request.texts(locale, ['consent']));
  const content = { settings, images: brandImages(theme, assetBase), locale, texts, renderedAtMs: nowMs };
  const nobody = { session: null, graphql: null, consent: null, store: null, socket: null, head: null };
  const html = renderToStaticMarkup(
    <Providers {...nobody} content={content}>
      <ChatLauncher />
    </Providers>,
    { identifierPrefix: 'chat' },
  );
  return { html, script: messengerScript(code, isPlayers), modules: [DOOR_MODULE] };
}
