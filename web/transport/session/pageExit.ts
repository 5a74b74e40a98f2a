/** ERR-10: this redirect was cancelled, because another one replaced it or the reader stayed. */
export class RedirectAborted extends Error {
  override readonly name = 'RedirectAborted';
  constructor() {
    super('Redirect aborted');
  }
}

export interface PageExit {
  /** Redirects once the URL is known. @throws RedirectAborted */
  redirect(address: () => Promise<string>): Promise<void>;
  /** Redirects immediately. */
  goTo(path: string): void;
  cancelRedirect(): void;
}

/** Only the last redirect that was begun is followed, and none once the reader navigates on their own. */
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
