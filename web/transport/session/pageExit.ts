/** ERR-10: a redirect was cancelled, because another one replaced it or the reader stayed. */
export class RedirectAborted extends Error {
  override readonly name = 'RedirectAborted';
  constructor() {
    super('Redirect aborted');
  }
}

/** Follows only the last redirect that was begun, and none after the reader has navigated themselves. */
export function createPageExit(leave: (address: string) => void) {
  let last: object | null = null;
  return {
    /** Redirects when the URL is known. @throws RedirectAborted */
    async redirect(address: () => Promise<string>): Promise<void> {
      const current = (last = {});
      const found = await address();
      if (current !== last) throw new RedirectAborted();
      leave(found);
    },
    goTo(path: string) {
      last = null;
      leave(path);
    },
    cancelRedirect: () => void (last = null),
  };
}
