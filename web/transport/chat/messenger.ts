import { SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../clock/clock.ts';
import type { Commands } from './loadChat.ts';

/** Longer than this nobody waits to be known. */
const LOGIN_LIMIT_MS = 10 * SECOND;
/** Above the page and its bars, below what the house itself puts over them. */
const LAYER = 55;

/** Makes a fresh proof of who the player is. */
export type MakeToken = () => Promise<string>;

/** The company's messenger in this page. */
export interface Messenger {
  open(): void;
  close(): void;
  speak(language: string): void;
  /** CHAT-04: the company asks for a further token when one is over. @throws when none is to be had, or is not taken */
  login(makeToken: MakeToken): Promise<void>;
  /** It forgets in this browser who talked, and what was said. */
  logout(): void;
  onOpen(heard: (isOpen: boolean) => void): void;
  onUnread(heard: (count: number) => void): void;
}

export function createMessenger(zE: Commands, clock: Clock): Messenger {
  zE('messenger:set', 'zIndex', LAYER);
  return {
    open: () => void zE('messenger', 'open'),
    close: () => void zE('messenger', 'close'),
    speak: (language) => void zE('messenger:set', 'locale', language),
    login: (makeToken) =>
      new Promise((resolve, reject) => {
        const late = () => reject(new Error('the chat did not answer'));
        const callOff = clock.after(LOGIN_LIMIT_MS, late);
        const refuse = (error: unknown) => {
          callOff();
          reject(error);
        };
        const answer = (error: unknown) => {
          callOff();
          if (error) refuse(error);
          else resolve();
        };
        zE(
          'messenger',
          'loginUser',
          (tell: (token: string) => void) => void makeToken().then(tell, refuse),
          answer,
        );
      }),
    logout: () => void zE('messenger', 'logoutUser'),
    onOpen(heard) {
      zE('messenger:on', 'open', () => heard(true));
      zE('messenger:on', 'close', () => heard(false));
    },
    onUnread: (heard) =>
      void zE('messenger:on', 'unreadMessages', (count: unknown) =>
        heard(typeof count === 'number' ? count : 0),
      ),
  };
}
