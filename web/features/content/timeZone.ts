import { useSyncExternalStore } from 'react';

const never = () => () => {};
const ofTheReader = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const ofTheServer = () => 'UTC';

/** The reader's, which the server cannot know: the first render writes UTC, as the server did. */
export const useTimeZone = (): string => useSyncExternalStore(never, ofTheReader, ofTheServer);
