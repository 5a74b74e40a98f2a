import { createContext, use } from 'react';
import { browserClock } from '../../transport/clock/clock.ts';
import { createMessages, type Messages } from './toasts.ts';

/** The default store is for the server, where no messages are shown, so it stays empty. */
export const MessagesContext = createContext<Messages>(createMessages(browserClock));

export const useMessages = (): Messages => use(MessagesContext);
