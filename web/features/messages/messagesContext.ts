import { createContext, use } from 'react';
import { browserClock } from '../../transport/clock/clock.ts';
import { createMessages, type Messages } from './messages.ts';

/** On the server nobody shows anything, so what stands here by default stays empty. */
export const MessagesContext = createContext<Messages>(createMessages(browserClock));

export const useMessages = (): Messages => use(MessagesContext);
