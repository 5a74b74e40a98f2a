/** Orders concurrent reads, so that an older response never replaces a newer one. */
export function createReads() {
  let started = 0;
  let newest = 0;
  return {
    /** Starts a read. The returned function says whether its response is newer than all that were shown. */
    start(): () => boolean {
      const own = ++started;
      return () => {
        if (own <= newest) return false;
        newest = own;
        return true;
      };
    },
    /** Ignores the responses of all reads that were started so far. */
    dropStarted(): void {
      newest = started;
    },
  };
}
