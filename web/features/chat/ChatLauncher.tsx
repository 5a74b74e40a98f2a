import { ChatLauncherView } from './ChatLauncherView.tsx';
import { useSettings } from '../../app/app.tsx';
import { useText } from '../../i18n/i18n.tsx';
import { CHAT_PANEL_ID } from './launcherScript.ts';

/** Rendered on the server only; `beginChat.ts` handles its clicks. */
export function ChatLauncher() {
  const text = useText();
  const { chat, label } = useSettings();
  if (!chat) return null;
  const texts = {
    region: text('consent.chat.region'),
    button: text('consent.chat.button'),
    unread: text('consent.chat.unread', { n: '{n}' }),
    close: text('consent.chat.close'),
    opening: text('consent.chat.opening'),
    asking: text('consent.chat.asking', { brand: label }),
    named: text('consent.chat.named'),
    nameless: text('consent.chat.nameless'),
    loadFailed: text('consent.chat.loadFailed'),
    tokenFailed: text('consent.chat.tokenFailed'),
    again: text('consent.chat.again'),
    write: text('consent.chat.write'),
  };
  return <ChatLauncherView id={CHAT_PANEL_ID} texts={texts} email={chat.email} />;
}
