import type { LogoutReason } from '@foyer/contract/signIn/logoutReason.ts';

export type TabMessage =
  | { readonly type: 'renewed' }
  | { readonly type: 'signedOut'; readonly reason: LogoutReason | null };

/** The brand's other tabs in this browser. */
export interface Tabs {
  /** Runs `work` exclusively among all tabs and all calls in this tab. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
  send(message: TabMessage): void;
  /** @returns unsubscribe function */
  listen(heard: (message: TabMessage) => void): () => void;
}

const NAME = 'foyer.session';

export function browserTabs(
  locks: LockManager | undefined,
  channel: BroadcastChannel = new BroadcastChannel(NAME),
): Tabs {
  return {
    // Over plain http from another machine there are no Web Locks, so calls are exclusive only within this
    // tab.
    exclusively: locks ? (work) => locks.request(NAME, work) : oneAfterAnother(),
    send: (message) => channel.postMessage(message),
    listen(heard) {
      const onMessage = ({ data }: MessageEvent<unknown>): void => {
        if (isTabMessage(data)) heard(data);
      };
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}

function oneAfterAnother(): Tabs['exclusively'] {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work, work);
    last = result.catch(() => {});
    return result;
  };
}

const isTabMessage = (data: unknown): data is TabMessage =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  (data.type === 'renewed' || data.type === 'signedOut');
