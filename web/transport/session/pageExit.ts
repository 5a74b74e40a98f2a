/** ERR-10: the page was not left by this way, because it was left by another, or not at all. */
export class RedirectAborted extends Error {
  override readonly name = 'RedirectAborted';
  constructor() {
    super('Redirect aborted');
  }
}

export interface PageExit {
  /** Leaves for the address once it is known. @throws RedirectAborted */
  redirect(address: () => Promise<string>): Promise<void>;
  /** Leaves at once. */
  goTo(path: string): void;
  stay(): void;
}

/** A page is left once: whichever way was begun last is gone, and none after the reader went on by himself. */
export function createPageExit(leave: (address: string) => void): PageExit {
  let last: object | null = null;
  return {
    async redirect(address) {
      const own = (last = {});
      const found = await address();
      if (own !== last) throw new RedirectAborted();
      leave(found);
    },
    goTo(path) {
      last = null;
      leave(path);
    },
    stay: () => void (last = null),
  };
}
