import { ConsentChoices } from './ConsentChoices.tsx';
import { ConsentSheet } from './ConsentSheet.tsx';
import { Link } from '../../ui/link/Link.tsx';
import type { Category } from '../../transport/consent/categories.ts';
import { useHref, useText } from '../../i18n/i18n.tsx';
import { useChoices } from './useChoices.ts';

/** Nothing is preselected: consent must be an active choice. */
const NOTHING: ReadonlySet<Category> = new Set<Category>();

/** Rendered on the server only; `bindConsentPrompt.ts` handles its buttons. */
export function ConsentPrompt() {
  const text = useText();
  const href = useHref();
  const choices = useChoices(null, { start: NOTHING, onChosen: () => {} });
  return (
    <>
      <ConsentSheet
        title={text('consent.title')}
        text={
          <>
            {text('consent.text')}{' '}
            <Link className="fy-link" href={href('/privacy-policy/')}>
              {text('consent.privacy')}
            </Link>
          </>
        }
      >
        <ConsentChoices {...choices} />
      </ConsentSheet>
      <output className="fy-sr" data-said={text('consent.saved')} />
    </>
  );
}
