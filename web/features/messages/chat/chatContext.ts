import type { ConsentStore } from '../../../transport/consent/consentStore.ts';
import type { Graphql } from '../../../transport/graphql/client.ts';
import type { SessionStore } from '../../../transport/session/session.ts';
import type { Content } from '../../content/index.ts';

/** What of the page the chat needs. */
export interface ChatContext {
  readonly content: Pick<Content, 'settings' | 'locale'>;
  readonly consent: ConsentStore;
  readonly store: SessionStore;
  readonly graphql: { load(): Promise<Graphql> };
}

type TellHouse = (
  surroundings: Pick<ChatContext, 'content' | 'consent'>,
  store: ChatContext['store'],
  graphql: ChatContext['graphql'],
) => void;

declare global {
  interface WindowEventMap {
    /** The chat's code asks the page for what it needs: `shell/entryClient.tsx` answers. */
    'foyer:chat': CustomEvent<TellHouse>;
  }
}

/** The chat's code may come before the page's own, which answers from when it is awake. */
export const requestChatContext = (): Promise<ChatContext> =>
  new Promise((resolve) => {
    const tell: TellHouse = ({ content, consent }, store, graphql) =>
      resolve({ content, consent, store, graphql });
    const ask = () => dispatchEvent(new CustomEvent('foyer:chat', { detail: tell }));
    addEventListener('foyer:awake', ask, { once: true });
    ask();
  });
