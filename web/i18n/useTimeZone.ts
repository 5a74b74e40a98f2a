import { useSyncExternalStore } from 'react';

const never = () => () => {};
const ofTheReader = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const ofTheServer = () => 'UTC';

/** The reader's time zone. The server does not know it, so the server and the hydration use UTC. */
export const useTimeZone = (): string => useSyncExternalStore(never, ofTheReader, ofTheServer);
