import { VISITOR, wasVisitor, type ChatMark } from '../../transport/chat/chatMark.ts';
import type { ChatStyle, MakeToken, Messenger } from '../../transport/chat/messenger.ts';

/** State of the panel. In the state `open` the conversation is visible, and the panel is closed. */
export type ChatState = 'opening' | 'asking' | 'loadFailed' | 'tokenFailed' | 'open';

export interface ChatDeps {
  load(): Promise<Messenger>;
  readonly makeToken: MakeToken;
  /** BCP 47 language tag, such as `de-AT`. */
  readonly language: string;
  /** The style of the page at this moment. */
  style(): ChatStyle;
  /** Null for a visitor. */
  playerId(): string | null;
  /** OPEN-41: whether the player has consented to preferences, and so to being identified in the chat. */
  mayBeKnown(): boolean;
  readonly mark: ChatMark;
  log(error: unknown): void;
  show(state: ChatState): void;
  onLoaded(messenger: Messenger): void;
}

export type Chat = ReturnType<typeof createChat>;

type Identity = { readonly mark: string; readonly isNamed: boolean };

/** CHAT-03, CHAT-04: identifies the person in the chat and opens the conversation. */
export function createChat(deps: ChatDeps) {
  const { mark, show } = deps;
  let messenger: Messenger | null = null;
  /** The player whom this page has logged in to the messenger. */
  let loggedIn: string | null = null;
  /** The player's choice between a named and a nameless chat, so that a retry does not ask again. */
  let chosen: Identity | null = null;
  /** Incremented with each click, so that a newer click cancels an earlier one. */
  let turn = 0;

  async function enter(next: Identity): Promise<void> {
    turn += 1;
    const mine = turn;
    show('opening');
    try {
      messenger ??= await load(deps);
    } catch (error) {
      deps.log(error);
      if (mine === turn) show('loadFailed');
      return;
    }
    if (mine !== turn) return;
    // The conversation of another person is not shown. A visitor who signs in keeps theirs.
    const before = mark.talker();
    if (before !== next.mark && !(wasVisitor(before) && next.isNamed)) leave();
    mark.saveTalker(next.mark);
    messenger.setLanguage(deps.language);
    messenger.setStyle(deps.style());
    if (next.isNamed && loggedIn !== next.mark) {
      const isKnown = await logIn(messenger, deps.makeToken);
      if (mine !== turn) return;
      if (!isKnown) return show('tokenFailed');
      loggedIn = next.mark;
    }
    messenger.open();
    show('open');
  }

  function leave(): void {
    messenger?.logout();
    loggedIn = null;
  }

  return {
    /** Opens the conversation, or shows what prevents it. */
    async open(): Promise<void> {
      const next = identityOf(deps.playerId(), chosen?.mark ?? mark.talker(), deps.mayBeKnown());
      if (next) await enter(next);
      else show('asking');
    },
    /** Whether the player is named in the chat, which they are asked only if their consent does not decide it. */
    async answer(isNamed: boolean): Promise<void> {
      const player = deps.playerId();
      if (player === null) return enter({ mark: VISITOR, isNamed: false });
      chosen = { mark: `${isNamed ? 'player' : 'nameless'} ${player}`, isNamed };
      await enter(chosen);
    },
    /** Call when the player has signed out or another player has signed in. The vendor's session ends too. */
    forget(): void {
      turn += 1;
      chosen = null;
      mark.saveTalker(null);
      mark.saveOpen(false);
      leave();
      show('opening');
    },
  };
}

/** Null if the player has to be asked. @param storedMark identity of the current conversation in this tab */
function identityOf(player: string | null, storedMark: string | null, mayBeKnown: boolean): Identity | null {
  if (player === null) return { mark: VISITOR, isNamed: false };
  const [named, nameless] = [`player ${player}`, `nameless ${player}`];
  if (storedMark === nameless) return { mark: nameless, isNamed: false };
  return storedMark === named || mayBeKnown ? { mark: named, isNamed: true } : null;
}

async function load(deps: ChatDeps): Promise<Messenger> {
  const messenger = await deps.load();
  messenger.onOpen((isOpen) => deps.mark.saveOpen(isOpen));
  deps.onLoaded(messenger);
  return messenger;
}

const logIn = (messenger: Messenger, makeToken: MakeToken): Promise<boolean> =>
  messenger.login(makeToken).then(
    () => true,
    () => false,
  );
