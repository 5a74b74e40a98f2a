import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useSettings } from '../../../app/app.tsx';
import { useVariation } from '../../../app/pageVisit/useVariation.ts';
import { QuickMenu } from '../../../ui/menu/QuickMenu.tsx';
import { accountNavItems } from './accountNavItems.ts';

const TOOLS = ['limits', 'session-history', 'self-exclusion'];

/** EXP-07: the safer gambling area, with the tools of the account menu above every page. @param path of the page */
export function SaferGambling({ path }: { readonly path: string }) {
  const text = useText();
  const href = useHref();
  const site = useSettings();
  if (useVariation('sga') === 'disabled') return null;
  const items = accountNavItems({ site, path, href, text }).filter(({ key }) => TOOLS.includes(key));
  return <QuickMenu label={text('shell.saferGambling')} items={items} placement="area" />;
}
