import { useId } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Link } from '../../ui/link/Link.tsx';
import type { Category } from '../../transport/consent/categories.ts';
import { useHref, useText } from '../../i18n/i18n.tsx';
import { ConsentList } from './ConsentChoices.tsx';
import './consent.css';

/** No category is preselected, because consent must be an active choice. */
const NOTHING: ReadonlySet<Category> = new Set<Category>();

/**
 * The cookie prompt, a strip at the bottom of the page: a region, not a dialog, so the page behind stays usable. The
 * categories open on request. Rendered on the server only; `bindConsentPrompt.ts` handles its buttons.
 */
export function ConsentPrompt() {
  const text = useText();
  const href = useHref();
  const titleId = useId();
  return (
    <>
      <section className="fy-consent" aria-labelledby={titleId}>
        <h2 className="fy-sr" id={titleId}>
          {text('consent.title')}
        </h2>
        <p>{text('consent.text')}</p>
        <details className="fy-consent__choice">
          <summary>{text('consent.choose')}</summary>
          <ConsentList chosen={NOTHING} />
          <div className="fy-consent__save">
            <Link className="fy-link" href={href('/privacy-policy/')}>
              {text('consent.privacy')}
            </Link>
            <Button variant="primary" size="small" value="save">
              {text('consent.save')}
            </Button>
          </div>
        </details>
        <div className="fy-consent__actions">
          <Button variant="outline" value="reject">
            {text('consent.reject')}
          </Button>
          <Button variant="outline" value="accept">
            {text('consent.accept')}
          </Button>
        </div>
      </section>
      <output className="fy-sr" data-said={text('consent.saved')} />
    </>
  );
}
