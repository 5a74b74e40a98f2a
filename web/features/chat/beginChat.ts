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
 * CHAT-03: the document loads this code with the first click. Without our panel, the vendor's classic
 * widget brings its own button.
 */
const panel = document.getElementById(CHAT_PANEL_ID);
void (panel ? beginMessenger(panel) : beginClassic());

async function beginMessenger(panel: HTMLElement): Promise<void> {
  const house = await requestChatContext();
  const { content, consent, store } = house;
  const { url, mark } = placeOf(house);
  const scripts = externalScripts({ document, clock: browserClock });
  const door = bindChatLauncher(panel);
  const mayBeKnown = () => consent.current().has('preferences');
  const chat = createChat({
    load: async () =>
      createMessenger(await loadChat({ url, scripts, clock: browserClock, page: window }), browserClock),
    makeToken: tokenMaker(house),
    language: languageTag(content.locale),
    playerId: () => store.current()?.playerId ?? null,
    mayBeKnown,
    mark,
    log: (error) => console.error(error),
    show: door.show,
    onLoaded: door.hear,
  });
  whenPlayerLeaves(store, chat.forget);
  let mightBeKnown = mayBeKnown();
  consent.subscribe(() => {
    if (mightBeKnown && !mayBeKnown()) chat.forget();
    mightBeKnown = mayBeKnown();
  });
  door.onPress(chat);
  if (door.isPressed() || mark.isOpen()) await chat.open();
}

/** FLAG-19 */
async function beginClassic(): Promise<void> {
  const house = await requestChatContext();
  const { url, mark } = placeOf(house);
  const scripts = externalScripts({ document, clock: browserClock });
  followClassic({
    ...house,
    mark,
    makeToken: tokenMaker(house),
    load: () => loadChat({ url, scripts, clock: browserClock, page: window }),
    page: window,
    log: (error) => console.error(error),
  });
}

const tokenMaker =
  ({ graphql }: ChatContext): MakeToken =>
  () =>
    generateToken({ graphql: graphql.load, log: (text, error) => console.error(text, error) });

function placeOf({ content: { settings } }: ChatContext) {
  if (!settings.chat) throw new Error('this brand has no chat');
  return { url: snippetUrl(settings.chat), mark: createChatMark() };
}
