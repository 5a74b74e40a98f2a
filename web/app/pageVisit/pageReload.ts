/** Where the browser goes. */
interface Exits {
  replace(url: URL): void;
  assign(path: string): void;
}

/** A page load that the page itself begins. What opens after that is lost with the document. */
export function createPageReload({ replace, assign }: Exits) {
  let hasBegun = false;
  return {
    begin(url: URL): void {
      hasBegun = true;
      replace(url);
    },
    /** Opens something on this page or, once a page load has begun, goes to the page that shows the same. */
    async openOrGo(open: () => Promise<void>, path: string): Promise<void> {
      if (hasBegun) return assign(path);
      await open();
    },
  };
}

export const pageReload = createPageReload({
  replace: (url) => location.replace(url),
  assign: (path) => location.assign(path),
});
