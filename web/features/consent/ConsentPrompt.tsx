import { useId } from 'react';
import { Link } from '../../ui/link/Link.tsx';
import type { Category } from '../../transport/consent/categories.ts';
import { useHref, useText } from '../../i18n/i18n.tsx';
import { ConsentChoices } from './ConsentChoices.tsx';
import './consent.css';

/** No category is preselected, because consent must be an active choice. */
const NOTHING: ReadonlySet<Category> = new Set<Category>();

/**
 * The cookie prompt at the bottom of the page: a region, not a dialog, so the page behind stays usable.
 * Rendered on the server only; `bindConsentPrompt.ts` handles its buttons.
 */
export function ConsentPrompt() {
  const text = useText();
  const href = useHref();
  const titleId = useId();
  return (
    <>
      <section className="fy-consent" aria-labelledby={titleId}>
        <div>
          <h2 id={titleId}>{text('consent.title')}</h2>
          <p>
            {text('consent.text')}{' '}
            <Link className="fy-link" href={href('/privacy-policy/')}>
              {text('consent.privacy')}
            </Link>
          </p>
        </div>
        <ConsentChoices store={null} start={NOTHING} />
      </section>
      <output className="fy-sr" data-said={text('consent.saved')} />
    </>
  );
}
