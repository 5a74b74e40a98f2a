import { languageTag } from '@foyer/domain/locale.ts';
import { snippetUrl } from '@foyer/contract/chat/settings.ts';
import { createChatMark } from '../../transport/chat/chatMark.ts';
import { generateToken } from '../../transport/chat/generateToken.ts';
import { loadChat } from '../../transport/chat/loadChat.ts';
import { createMessenger, type MakeToken } from '../../transport/chat/messenger.ts';
import { browserClock } from '../../transport/clock/clock.ts';
import { externalScripts } from '../../transport/http/externalScript.ts';
import { createChat } from './chat.ts';
import { bindChatLauncher } from './launcherElement.ts';
import { CHAT_PANEL_ID } from './launcherScript.ts';
import { followClassic } from './classic.ts';
import { requestChatContext, type ChatContext } from './chatContext.ts';
import { whenPlayerLeaves } from './leaving.ts';

/**
 * CHAT-03: this module is loaded with the first click. A page without our panel uses the vendor's classic
 * widget.
 */
const panel = document.getElementById(CHAT_PANEL_ID);
void (panel ? beginMessenger(panel) : beginClassic());

async function beginMessenger(panel: HTMLElement): Promise<void> {
  const context = await requestChatContext();
  const { content, consent, store } = context;
  const { url, mark } = chatConfig(context);
  const scripts = externalScripts({ document, clock: browserClock });
  const launcher = bindChatLauncher(panel);
  const mayBeKnown = () => consent.current().has('preferences');
  const chat = createChat({
    load: async () =>
      createMessenger(await loadChat({ url, scripts, clock: browserClock, page: window }), browserClock),
    makeToken: tokenMaker(context),
    language: languageTag(content.locale),
    playerId: () => store.current()?.playerId ?? null,
    mayBeKnown,
    mark,
    log: (error) => console.error(error),
    show: launcher.show,
    onLoaded: launcher.connect,
  });
  whenPlayerLeaves(store, chat.forget);
  let mightBeKnown = mayBeKnown();
  consent.subscribe(() => {
    if (mightBeKnown && !mayBeKnown()) chat.forget();
    mightBeKnown = mayBeKnown();
  });
  launcher.onPress(chat);
  if (launcher.isPressed() || mark.isOpen()) await chat.open();
}

async function beginClassic(): Promise<void> {
  const context = await requestChatContext();
  const { url, mark } = chatConfig(context);
  const scripts = externalScripts({ document, clock: browserClock });
  followClassic({
    ...context,
    mark,
    makeToken: tokenMaker(context),
    load: () => loadChat({ url, scripts, clock: browserClock, page: window }),
    page: window,
    log: (error) => console.error(error),
  });
}

const tokenMaker =
  ({ graphql }: ChatContext): MakeToken =>
  () =>
    generateToken({ graphql: graphql.load, log: (text, error) => console.error(text, error) });

function chatConfig({ content: { settings } }: ChatContext) {
  if (!settings.chat) throw new Error('this brand has no chat');
  return { url: snippetUrl(settings.chat), mark: createChatMark() };
}
