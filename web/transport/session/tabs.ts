import type { LogoutReason } from '@foyer/contract/identity/logoutReason.ts';

export type TabMessage =
  | { readonly type: 'renewed' }
  | { readonly type: 'signedOut'; readonly reason: LogoutReason | null };

/** The other tabs of this browser on this brand. */
export interface Tabs {
  /** Runs `work` while no other tab, and no other call of this one, runs its own. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  tell(message: TabMessage): void;
  /** @returns the way to stop listening */
  listen(heard: (message: TabMessage) => void): () => void;
}

const NAME = 'foyer.session';

export function browserTabs(
  locks: LockManager | undefined,
  channel: BroadcastChannel = new BroadcastChannel(NAME),
): Tabs {
  return {
    // A page that came over plain http from another machine has no locks; then at least one call waits for another.
    alone: locks ? (work) => locks.request(NAME, work) : oneAfterAnother(),
    tell: (message) => channel.postMessage(message),
    listen(heard) {
      const onMessage = ({ data }: MessageEvent<unknown>): void => {
        if (isTabMessage(data)) heard(data);
      };
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}

function oneAfterAnother(): Tabs['alone'] {
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
