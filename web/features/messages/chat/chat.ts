import { VISITOR, wasVisitor, type ChatMark } from '../../../transport/chat/chatMark.ts';
import type { MakeToken, Messenger } from '../../../transport/chat/messenger.ts';

/** What the panel says; nothing any more once the conversation is there. */
export type ChatState = 'opening' | 'asking' | 'loadFailed' | 'tokenFailed' | 'open';

export interface ChatDeps {
  /** @throws ChatLoadError */
  load(): Promise<Messenger>;
  readonly makeToken: MakeToken;
  /** BCP 47 */
  readonly language: string;
  /** Null for a visitor. */
  playerId(): string | null;
  /** OPEN-41: the player agreed to preferences, and with them to be known there. */
  mayBeKnown(): boolean;
  readonly mark: ChatMark;
  log(error: unknown): void;
  show(state: ChatState): void;
  onLoaded(messenger: Messenger): void;
}

export interface Chat {
  /** Opens the conversation, or says what stands in its way. */
  open(): Promise<void>;
  /** Whether the player wants to be known by name; asked where his consent does not say. */
  answer(isNamed: boolean): Promise<void>;
  /** Nobody is signed in any more, or somebody else: the company forgets too. */
  forget(): void;
}

type Talker = { readonly mark: string; readonly isNamed: boolean };

/** CHAT-03, CHAT-04: who talks to the house, and how far that has come. */
export function createChat(parts: ChatDeps): Chat {
  const { mark, show } = parts;
  let messenger: Messenger | null = null;
  /** Whom the messenger of this page has logged in. */
  let loggedIn: string | null = null;
  /** What the player said when asked; a chat that did not come does not ask again. */
  let chosen: Talker | null = null;
  /** A press while the one before is answered takes its place. */
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
    // What was said by somebody else, or by nobody knows whom, is not shown. A visitor who signs in goes on.
    const before = mark.talker();
    if (before !== who.mark && !(wasVisitor(before) && who.isNamed)) leave();
    mark.keepTalker(who.mark);
    messenger.speak(parts.language);
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
      mark.keepTalker(null);
      mark.keepOpen(false);
      leave();
      show('opening');
    },
  };
}

/** Null: he has to be asked. @param said as whom he talks already, in this tab */
function talkerOf(player: string | null, said: string | null, mayBeKnown: boolean): Talker | null {
  if (player === null) return { mark: VISITOR, isNamed: false };
  const [named, nameless] = [`player ${player}`, `nameless ${player}`];
  if (said === nameless) return { mark: nameless, isNamed: false };
  return said === named || mayBeKnown ? { mark: named, isNamed: true } : null;
}

async function load(parts: ChatDeps): Promise<Messenger> {
  const messenger = await parts.load();
  messenger.onOpen((isOpen) => parts.mark.keepOpen(isOpen));
  parts.onLoaded(messenger);
  return messenger;
}
