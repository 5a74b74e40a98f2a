import { languageTag, regionalTag } from '@foyer/domain/locale.ts';
import { snippetUrl } from '@foyer/contract/chat/settings.ts';
import { createChatMark } from '../../transport/chat/chatMark.ts';
import { generateToken } from '../../transport/chat/generateToken.ts';
import { loadChat } from '../../transport/chat/loadChat.ts';
import { createMessenger, type MakeToken, type Messenger } from '../../transport/chat/messenger.ts';
import { browserClock } from '../../transport/clock/clock.ts';
import { externalScripts } from '../../transport/http/externalScript.ts';
import { brandStyle } from './brandStyle.ts';
import { createChat, type Chat, type ChatState } from './chat.ts';
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
    style: () => ({
      ...brandStyle(document),
      brand: content.settings.label,
      dates: regionalTag(content.locale, content.region),
    }),
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

const MOST_SHOWN = 9;

function bindChatLauncher(panel: HTMLElement) {
  const region = panel.closest('section');
  const button = region?.querySelector<HTMLButtonElement>('.fy-chat');
  const badge = button?.querySelector<HTMLElement>('.fy-count');
  const liveRegion = region?.querySelector('output');
  if (!button || !badge || !liveRegion) throw new Error('This document has no chat button');
  let messenger: Messenger | null = null;
  let state: ChatState = 'opening';
  let isShown = false;
  /** The button that opened the chat last: this one, or one in the menu or on a page. */
  let opener = button;

  const showUnread = (count: number): void => {
    const { label = '', unread = '' } = button.dataset;
    const text = unread.replace('{n}', String(count));
    badge.hidden = count === 0;
    badge.textContent = count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
    button.ariaLabel = count === 0 ? label : `${label}. ${text}`;
    liveRegion.textContent = count === 0 ? '' : text;
  };

  return {
    /** Whether the button has been pressed and the panel is open. */
    isPressed: () => panel.matches(':popover-open'),
    show(next: ChatState): void {
      state = next;
      panel.dataset['state'] = next;
      if (next === 'open') panel.hidePopover();
    },
    /** Connects the button to the messenger, so that it shows and hides the conversation. */
    connect(loaded: Messenger): void {
      messenger = loaded;
      loaded.onUnread(showUnread);
      loaded.onOpen((isOpen) => {
        // If the button is hidden, the focus moves to the page's main content.
        if (isShown && !isOpen && !opener.checkVisibility()) document.querySelector('main')?.focus();
        else if (isShown && !isOpen) opener.focus();
        isShown = isOpen;
        button.ariaExpanded = String(isOpen);
      });
    },
    onPress(chat: Pick<Chat, 'open' | 'answer'>): void {
      document.addEventListener('click', (event) => {
        const pressed = openerOf(event, panel);
        if (!pressed) return;
        opener = pressed;
        if (state !== 'open' || !messenger) return;
        event.preventDefault();
        if (isShown) messenger.close();
        else void chat.open();
      });
      panel.addEventListener('beforetoggle', ({ newState }) => {
        if (newState === 'open') void chat.open();
      });
      panel.addEventListener('click', ({ target }) => {
        const value = target instanceof Element && target.closest('button')?.value;
        if (value === 'again') void chat.open();
        if (value === 'named' || value === 'nameless') void chat.answer(value === 'named');
      });
    },
  };
}

/** The pressed button that opens the panel; null for others, such as the one inside that closes it. */
function openerOf({ target }: MouseEvent, panel: HTMLElement): HTMLButtonElement | null {
  if (!(target instanceof Element) || panel.contains(target)) return null;
  return target.closest<HTMLButtonElement>(`button[popovertarget=${panel.id}]`);
}
