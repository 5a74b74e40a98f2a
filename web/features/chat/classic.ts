import { languageTag } from '@foyer/domain/locale.ts';
import { VISITOR, wasVisitor, type ChatMark } from '../../transport/chat/chatMark.ts';
import type { Commands } from '../../transport/chat/loadChat.ts';
import type { MakeToken } from '../../transport/chat/messenger.ts';
import type { ChatContext } from './chatContext.ts';

export interface ClassicWidgetDeps extends Pick<ChatContext, 'content' | 'consent' | 'store'> {
  readonly mark: ChatMark;
  readonly makeToken: MakeToken;
  load(): Promise<Commands>;
  /** Global object from which the widget reads its settings. */
  readonly page: object;
  log(error: unknown): void;
}

/** Places the widget above the navigation bar on phones. */
const LIFT = '76px';

/** FLAG-19: the classic widget is visible without a click, so it needs consent to preferences. */
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
  const identity = (): string => {
    const player = store.current()?.playerId;
    return player === undefined ? VISITOR : `player ${player}`;
  };
  const jwtFn = (onToken: (token: string) => void) => void makeToken().then(onToken, () => {});

  async function begin(): Promise<void> {
    const next = identity();
    const settings = {
      offset: { mobile: { vertical: LIFT } },
      ...(next !== VISITOR && { authenticate: { chat: { jwtFn } } }),
    };
    Reflect.set(page, 'zESettings', { webWidget: settings });
    widget = await load();
    // The conversation of another person is not shown.
    const before = mark.talker();
    if (before !== next && !(wasVisitor(before) && next !== VISITOR)) widget('webWidget', 'logout');
    mark.saveTalker(next);
    widget('webWidget', 'setLocale', languageTag(content.locale));
    if (next !== VISITOR) widget('webWidget', 'chat:reauthenticate');
  }
  let begun: Promise<void> | null = null;
  const follow = () => {
    const isAllowed = consent.current().has('preferences');
    if (isAllowed) begun ??= begin().catch(log);
    if (widget) widget('webWidget', isAllowed ? 'show' : 'hide');
  };
  consent.subscribe(follow);
  store.subscribe(() => {
    if (mark.talker() === identity()) return;
    mark.saveTalker(null);
    widget?.('webWidget', 'logout');
  });
  follow();
}
