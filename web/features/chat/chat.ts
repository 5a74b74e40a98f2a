import { VISITOR, wasVisitor, type ChatMark } from '../../transport/chat/chatMark.ts';
import type { MakeToken, Messenger } from '../../transport/chat/messenger.ts';

/** State shown by the panel; `open` shows nothing, because the conversation is visible. */
export type ChatState = 'opening' | 'asking' | 'loadFailed' | 'tokenFailed' | 'open';

export interface ChatDeps {
  /** @throws ChatLoadError */
  load(): Promise<Messenger>;
  readonly makeToken: MakeToken;
  /** BCP 47 */
  readonly language: string;
  /** Null for a visitor. */
  playerId(): string | null;
  /** OPEN-41: whether the player has consented to preferences, and so to being identified in the chat. */
  mayBeKnown(): boolean;
  readonly mark: ChatMark;
  log(error: unknown): void;
  show(state: ChatState): void;
  onLoaded(messenger: Messenger): void;
}

export interface Chat {
  /** Opens the conversation, or shows what prevents it. */
  open(): Promise<void>;
  /** The player's choice to be identified by name; requested only if their consent does not decide it. */
  answer(isNamed: boolean): Promise<void>;
  /** Call when the player has signed out or another has signed in; the vendor's session is ended too. */
  forget(): void;
}

type Talker = { readonly mark: string; readonly isNamed: boolean };

/** CHAT-03, CHAT-04: identifies the person in the chat and opens the conversation. */
export function createChat(parts: ChatDeps): Chat {
  const { mark, show } = parts;
  let messenger: Messenger | null = null;
  /** The player whom this page has logged in to the messenger. */
  let loggedIn: string | null = null;
  /** The player's choice when asked; kept so that a retry after a failure does not ask again. */
  let chosen: Talker | null = null;
  /** Incremented with each click, so that a newer click cancels an earlier one. */
  let turn = 0;

  const talker = (): Talker | null =>
    talkerOf(parts.playerId(), chosen?.mark ?? mark.talker(), parts.mayBeKnown());

  async function enter(who: Talker): Promise<void> {
    turn += 1;
    const mine = turn;
    show('opening');
    try {
      messenger ??= await load(parts);
    } catch (error) {
      parts.log(error);
      if (mine === turn) show('loadFailed');
      return;
    }
    if (mine !== turn) return;
    // The conversation of another or an unknown person is not shown. A visitor who signs in keeps theirs.
    const before = mark.talker();
    if (before !== who.mark && !(wasVisitor(before) && who.isNamed)) leave();
    mark.saveTalker(who.mark);
    messenger.setLanguage(parts.language);
    if (who.isNamed && loggedIn !== who.mark) {
      const isKnown = await messenger.login(parts.makeToken).then(
        () => true,
        () => false,
      );
      if (mine !== turn) return;
      if (!isKnown) return show('tokenFailed');
      loggedIn = who.mark;
    }
    messenger.open();
    show('open');
  }

  function leave(): void {
    messenger?.logout();
    loggedIn = null;
  }

  return {
    async open() {
      const who = talker();
      if (who) await enter(who);
      else show('asking');
    },
    async answer(isNamed) {
      const player = parts.playerId();
      if (player === null) return enter({ mark: VISITOR, isNamed: false });
      chosen = { mark: `${isNamed ? 'player' : 'nameless'} ${player}`, isNamed };
      await enter(chosen);
    },
    forget() {
      turn += 1;
      chosen = null;
      mark.saveTalker(null);
      mark.saveOpen(false);
      leave();
      show('opening');
    },
  };
}

/** Null if the player has to be asked. @param said identity of the current conversation in this tab */
function talkerOf(player: string | null, said: string | null, mayBeKnown: boolean): Talker | null {
  if (player === null) return { mark: VISITOR, isNamed: false };
  const [named, nameless] = [`player ${player}`, `nameless ${player}`];
  if (said === nameless) return { mark: nameless, isNamed: false };
  return said === named || mayBeKnown ? { mark: named, isNamed: true } : null;
}

async function load(parts: ChatDeps): Promise<Messenger> {
  const messenger = await parts.load();
  messenger.onOpen((isOpen) => parts.mark.saveOpen(isOpen));
  parts.onLoaded(messenger);
  return messenger;
}
