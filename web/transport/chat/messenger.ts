import { SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../clock/clock.ts';
import type { Commands } from './loadChat.ts';

const LOGIN_LIMIT_MS = 10 * SECOND;
/** z-index above the page and its bars, below the lobby's overlays. */
const LAYER = 55;

export type MakeToken = () => Promise<string>;

export interface ChatStyle {
  /** BCP 47 tag with the reader's country, for dates and times. */
  readonly dates?: string;
  /** Name of the brand. */
  readonly brand?: string;
  readonly theme: Readonly<Record<string, string>>;
  /** Null where the font is not known. */
  readonly font: { readonly family: string; readonly url: string; readonly weight: string } | null;
}

export interface Messenger {
  open(): void;
  close(): void;
  setLanguage(language: string): void;
  /** Colours by the vendor's names, and the brand's font. */
  setStyle(style: ChatStyle): void;
  /**
   * CHAT-04: the vendor requests another token when one expires.
   * @throws if no token is available, or the vendor rejects it
   */
  login(makeToken: MakeToken): Promise<void>;
  /** Removes the user and the conversation from this browser. */
  logout(): void;
  onOpen(listener: (isOpen: boolean) => void): void;
  onUnread(listener: (count: number) => void): void;
}

export function createMessenger(zE: Commands, clock: Clock): Messenger {
  zE('messenger:set', 'zIndex', LAYER);
  return {
    open: () => void zE('messenger', 'open'),
    close: () => void zE('messenger', 'close'),
    setLanguage: (language) => void zE('messenger:set', 'locale', language),
    setStyle: ({ font, ...style }) =>
      void zE('messenger:set', 'customization', { ...style, ...(font && { font }) }),
    login: (makeToken) =>
      new Promise((resolve, reject) => {
        const late = () => reject(new Error('the chat did not answer'));
        const cancel = clock.after(LOGIN_LIMIT_MS, late);
        const refuse = (error: unknown) => {
          cancel();
          reject(error);
        };
        const answer = (error: unknown) => {
          cancel();
          if (error) refuse(error);
          else resolve();
        };
        zE(
          'messenger',
          'loginUser',
          (sendToken: (token: string) => void) => void makeToken().then(sendToken, refuse),
          answer,
        );
      }),
    logout: () => void zE('messenger', 'logoutUser'),
    onOpen(listener) {
      zE('messenger:on', 'open', () => listener(true));
      zE('messenger:on', 'close', () => listener(false));
    },
    onUnread: (listener) =>
      void zE('messenger:on', 'unreadMessages', (count: unknown) =>
        listener(typeof count === 'number' ? count : 0),
      ),
  };
}
