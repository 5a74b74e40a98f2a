/** ERR-10: a redirect was cancelled, because another one replaced it or the reader stayed. */
export class RedirectAborted extends Error {
  override readonly name = 'RedirectAborted';
  constructor() {
    super('Redirect aborted');
  }
}

export interface PageExit {
  /** Redirects when the URL is known. @throws RedirectAborted */
  redirect(address: () => Promise<string>): Promise<void>;
  goTo(path: string): void;
  cancelRedirect(): void;
}

/** Follows only the last redirect that was begun, and none after the reader has navigated themselves. */
export function createPageExit(leave: (address: string) => void): PageExit {
  let last: object | null = null;
  return {
    async redirect(address) {
      const current = (last = {});
      const found = await address();
      if (current !== last) throw new RedirectAborted();
      leave(found);
    },
    goTo(path) {
      last = null;
      leave(path);
    },
    cancelRedirect: () => void (last = null),
  };
}
