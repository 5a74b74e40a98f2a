import { createContext, use } from 'react';
import { browserClock } from '../../transport/clock/clock.ts';
import { createMessages, type Messages } from './toasts.ts';

/** The default store is for the server, which shows no messages, so it stays empty. */
export const MessagesContext = createContext<Messages>(createMessages(browserClock));

export const useMessages = (): Messages => use(MessagesContext);
