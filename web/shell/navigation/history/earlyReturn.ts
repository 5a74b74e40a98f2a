import { AWAKE } from '../../page/earlyPress.ts';

const EARLY = 'foyerEarly';

/**
 * Inline script: remembers for which address the document was served, and whether the player has gone back or forward
 * since. The document is hydrated as the page that it has; then the app shows the page of the new address.
 */
export const EARLY_RETURN_SCRIPT = `(()=>{const path=()=>location.pathname+location.search,served=path();
const early=window.${EARLY}={href:location.href,hasReturned:false};const note=()=>{early.hasReturned=path()!==served};
addEventListener('popstate',note);addEventListener('${AWAKE}',()=>removeEventListener('popstate',note),{once:true})})();`;

interface Early {
  readonly href: string;
  readonly hasReturned: boolean;
}

/** @returns the address that the document was served for, and whether the browser is at that of another page */
export function earlyReturn(page: Pick<Window, 'location'>): Early {
  const early: unknown = Reflect.get(page, EARLY);
  return isEarly(early) ? early : { href: page.location.href, hasReturned: false };
}

const isEarly = (early: unknown): early is Early =>
  typeof early === 'object' &&
  early !== null &&
  'href' in early &&
  typeof early.href === 'string' &&
  'hasReturned' in early &&
  typeof early.hasReturned === 'boolean';
