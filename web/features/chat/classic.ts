import { languageTag } from '@foyer/domain/locale.ts';
import { VISITOR, wasVisitor, type ChatMark } from '../../transport/chat/chatMark.ts';
import type { Commands } from '../../transport/chat/loadChat.ts';
import type { MakeToken } from '../../transport/chat/messenger.ts';
import type { ChatContext } from './chatContext.ts';

export interface ClassicWidgetDeps extends Pick<ChatContext, 'content' | 'consent' | 'store'> {
  readonly mark: ChatMark;
  readonly makeToken: MakeToken;
  /** @throws ChatLoadError */
  load(): Promise<Commands>;
  /** Global object from which the widget reads its settings. */
  readonly page: object;
  log(error: unknown): void;
}

/** Places the widget above the navigation bar on phones. */
const LIFT = '76px';

/**
 * FLAG-19: the classic widget shows its own button without a click, so it is loaded only for visitors who
 * have consented to preferences.
 */
export function followClassic({
  content,
  consent,
  store,
  mark,
  makeToken,
  load,
  page,
  log,
}: ClassicWidgetDeps): void {
  let widget: Commands | null = null;
  const talker = (): string => {
    const player = store.current()?.playerId;
    return player === undefined ? VISITOR : `player ${player}`;
  };
  const jwtFn = (tell: (token: string) => void) => void makeToken().then(tell, () => {});

  async function begin(): Promise<void> {
    const who = talker();
    const settings = {
      offset: { mobile: { vertical: LIFT } },
      ...(who !== VISITOR && { authenticate: { chat: { jwtFn } } }),
    };
    Reflect.set(page, 'zESettings', { webWidget: settings });
    widget = await load();
    // The conversation of another or an unknown person is not shown.
    const before = mark.talker();
    if (before !== who && !(wasVisitor(before) && who !== VISITOR)) widget('webWidget', 'logout');
    mark.saveTalker(who);
    widget('webWidget', 'setLocale', languageTag(content.locale));
    if (who !== VISITOR) widget('webWidget', 'chat:reauthenticate');
  }
  let begun: Promise<void> | null = null;
  const follow = () => {
    const isWanted = consent.current().has('preferences');
    if (isWanted) begun ??= begin().catch(log);
    if (widget) widget('webWidget', isWanted ? 'show' : 'hide');
  };
  consent.subscribe(follow);
  store.subscribe(() => {
    if (mark.talker() === talker()) return;
    mark.saveTalker(null);
    widget?.('webWidget', 'logout');
  });
  follow();
}
