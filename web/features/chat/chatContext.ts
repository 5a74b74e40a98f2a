import type { ConsentStore } from '../../transport/consent/consentStore.ts';
import type { Graphql } from '../../transport/graphql/client.ts';
import type { SessionStore } from '../../transport/session/session.ts';
import type { App } from '../../app/app.tsx';

export interface ChatContext {
  readonly content: Pick<App, 'settings' | 'locale' | 'region'>;
  readonly consent: ConsentStore;
  readonly store: SessionStore;
  readonly graphql: { load(): Promise<Graphql> };
}

type ProvideContext = (
  surroundings: Pick<ChatContext, 'content' | 'consent'>,
  store: ChatContext['store'],
  graphql: ChatContext['graphql'],
) => void;

declare global {
  interface WindowEventMap {
    /** Event with which the chat's code requests its context; handled in `shell/entryClient.tsx`. */
    'foyer:chat': CustomEvent<ProvideContext>;
  }
}

/** The chat's code may load before the page's code. The promise resolves after hydration. */
export const requestChatContext = (): Promise<ChatContext> =>
  new Promise((resolve) => {
    const provide: ProvideContext = ({ content, consent }, store, graphql) =>
      resolve({ content, consent, store, graphql });
    const request = () => dispatchEvent(new CustomEvent('foyer:chat', { detail: provide }));
    addEventListener('foyer:awake', request, { once: true });
    request();
  });
